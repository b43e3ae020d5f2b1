//! Tapa, as Plakoto is called in Bulgaria.

use super::{Family, Source, Variant, plakoto};
use crate::rules::{Opening, Rules};

pub(super) const RULES: Rules = Rules { name: "tapa", opening: Opening::OneDieEach, ..plakoto::RULES };

pub(super) const VARIANT: Variant =
    Variant { rules: &RULES, family: Family::Pinning, source: Source::Tradition("Bulgarian") };
