//! Addresses of senders.

use std::net::IpAddr;

use axum::http::HeaderMap;

/// Returns the sender's address from the header of the proxy before this server; `None`: the request comes from this machine. An IPv6
/// network, which belongs to one subscriber, counts as one address.
pub(crate) fn of(headers: &HeaderMap) -> Option<String> {
    // A sender may have added some addresses before: the proxy's own is the last.
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    let last = last.to_str().ok()?.rsplit(',').next()?.trim();
    Some(match last.parse() {
        Ok(IpAddr::V6(address)) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}")
        }
        Ok(IpAddr::V4(address)) => address.to_string(),
        Err(_) => last.chars().take(64).collect(),
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_address_is_the_one_that_the_proxy_has_seen() {
        let of = |values: &[&'static str]| {
            let headers =
                values.iter().map(|value| ("x-forwarded-for".parse().unwrap(), value.parse().unwrap()));
            super::of(&headers.collect())
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&["203.0.113.9"]).as_deref(), Some("203.0.113.9"));
        assert_eq!(
            of(&["1.1.1.1, 203.0.113.9"]).as_deref(),
            Some("203.0.113.9"),
            "the others may be made up"
        );
        assert_eq!(of(&["2001:db8:1:2:3:4:5:6"]), of(&["2001:db8:1:2::1"]));
        assert_ne!(of(&["2001:db8:1:2::1"]), of(&["2001:db8:1:3::1"]));
    }
}
