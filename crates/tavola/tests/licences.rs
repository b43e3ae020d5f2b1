//! Every dependency has a licence that permits the distribution of Tavola.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use serde_json::Value;

/// The licences that `deny.toml` allows: they require no more than attribution.
static ALLOWED: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let lines = include_str!("../../../deny.toml").lines().map(str::trim);
    let allowed = lines.skip_while(|line| *line != "allow = [").skip(1).take_while(|line| *line != "]");
    allowed.map(|line| line.trim_end_matches(',').trim_matches('"')).collect()
});

/// Returns whether the allowed licences satisfy an SPDX expression. `AND` binds more strongly than `OR`; a slash is an old form of `OR`;
/// published expressions have brackets only around complete alternatives.
fn is_allowed(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    if let Some((left, right)) = expression.split_once(") AND ") {
        return is_allowed(left.trim_start_matches('(')) && is_allowed(right);
    }
    expression
        .split(" OR ")
        .any(|choice| choice.split(" AND ").all(|l| ALLOWED.contains(&l.trim_matches([' ', '(', ')']))))
}

/// Returns whether a package without a licence field has the text of the MIT licence as its file.
fn has_mit_file(package: &Value) -> bool {
    let (None, Some(file)) = (package["license"].as_str(), package["license_file"].as_str()) else {
        return false;
    };
    let folder = package["manifest_path"].as_str().and_then(|path| Path::new(path).parent());
    let text = folder.and_then(|folder| std::fs::read_to_string(folder.join(file)).ok()).unwrap_or_default();
    let grants = "Permission is hereby granted, free of charge, to any person obtaining a copy";
    text.starts_with("MIT License\n")
        && text.contains(grants)
        && text.contains("to deal\nin the Software without restriction")
}

#[test]
fn every_dependency_may_be_passed_on() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 50, "the list of packages is not whole: {}", packages.len());
    let refused: Vec<_> = packages
        .iter()
        .filter(|package| !package["license"].as_str().is_some_and(is_allowed) && !has_mit_file(package))
        .map(|package| format!("{} {}", package["name"], package["license"]))
        .collect();
    assert!(refused.is_empty(), "not allowed: {refused:?}");
}

#[test]
fn expressions_are_read_as_they_are_meant() {
    assert!(ALLOWED.len() > 5 && ALLOWED.contains(&"BSD-3-Clause"), "deny.toml: {:?}", *ALLOWED);
    for good in ["MIT", "MIT/Apache-2.0", "Apache-2.0 OR GPL-2.0-only", "(MIT OR Apache-2.0) AND Unicode-3.0"]
    {
        assert!(is_allowed(good), "{good}");
    }
    for bad in ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Apache-2.0) AND AGPL-3.0", ""] {
        assert!(!is_allowed(bad), "{bad}");
    }
}
