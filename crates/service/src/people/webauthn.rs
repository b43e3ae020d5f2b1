//! Verification of authenticators' answers by sections 7.1 and 7.2 of WebAuthn level 2 (W3C Recommendation, 8 April 2021).
//!
//! Keys are of ES256 (P-256 with SHA-256), or of RS256 (RSA with SHA-256), the only algorithm of Windows Hello with a TPM of version 1.2 or an
//! older one of version 2. No attestation is requested, so the creation of a passkey carries no signature. The browser sends the data of the authenticator unchanged, without CBOR around them.

use axum::http::HeaderMap;
use axum::http::header::ORIGIN;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use ring::signature::{RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::failure::Failure;

/// Maximum length of a passkey's id in bytes (section 4).
const LONGEST_ID: usize = 1023;
/// Flags of the authenticator (section 6.1): a person was present; there is a new key.
const PRESENT: u8 = 1;
const WITH_KEY: u8 = 1 << 6;
/// Start of a key of ES256 (section 6.5.1) in the only canonical form of CTAP2. It is a map of five entries: the type EC2, the algorithm
/// -7, the curve P-256, and 32 bytes of x ...
const BEFORE_X: [u8; 10] = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
/// ... and of y.
const BEFORE_Y: [u8; 3] = [0x22, 0x58, 0x20];
/// Start of a key of RS256 (RFC 8230) in the same form. It is a map of four entries: the type RSA, the algorithm -257, the modulus of 256
/// bytes (2048 bits) ...
const BEFORE_N: [u8; 11] = [0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20, 0x59, 0x01, 0x00];
/// ... and the exponent 65537.
const EXPONENT: [u8; 5] = [0x21, 0x43, 0x01, 0x00, 0x01];
/// Length of the modulus in bytes.
const MODULUS: usize = 256;

/// The reason why an answer is refused. The sender does not learn it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Wrong {
    #[error("it is not in the form of an answer")]
    Form,
    #[error("it is the answer to something else")]
    Ceremony,
    #[error("it was made for another site")]
    Site,
    #[error("nobody was there")]
    Nobody,
    #[error("its key is of neither ES256 nor RS256")]
    Key,
    #[error("its signature is not that of the key")]
    Signature,
}

impl From<Wrong> for Failure {
    fn from(wrong: Wrong) -> Failure {
        tracing::debug!("a passkey was refused: {wrong}");
        Failure::WrongPasskey
    }
}

/// The operation of an authenticator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ceremony {
    /// The creation of a passkey.
    Create,
    /// A signature with a passkey.
    Get,
}

impl Ceremony {
    fn name(self) -> &'static str {
        match self {
            Ceremony::Create => "webauthn.create",
            Ceremony::Get => "webauthn.get",
        }
    }
}

/// The site of a request.
#[derive(Clone, Debug)]
pub(super) struct Site {
    origin: String,
}

impl Site {
    /// Returns the origin of a request. The shell admits only requests from its own names.
    pub(super) fn of(headers: &HeaderMap) -> Result<Site, Failure> {
        let origin = headers.get(ORIGIN).and_then(|value| value.to_str().ok());
        let origin = origin.ok_or_else(|| Failure::bad("expected the header Origin"))?;
        Ok(Site { origin: origin.to_ascii_lowercase() })
    }

    /// Returns the scheme, the host and the port.
    pub(super) fn origin(&self) -> &str {
        &self.origin
    }

    /// Returns the relying party id of its passkeys: the name of its host.
    fn name(&self) -> &str {
        let host = self.origin.split_once("://").map_or(self.origin.as_str(), |(_, host)| host);
        match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => name,
            _ => host,
        }
    }
}

/// Decodes base64url.
pub(super) fn bytes(text: &str) -> Result<Vec<u8>, Wrong> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| Wrong::Form)
}

/// Encodes base64url.
pub(super) fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The browser's client data, which are signed.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    ceremony: String,
    challenge: String,
    origin: String,
    #[serde(default, rename = "crossOrigin")]
    cross_origin: bool,
}

/// Returns the challenge of an answer, in base64url, after checks of its site and its operation.
pub(super) fn challenge(client_data: &[u8], ceremony: Ceremony, site: &Site) -> Result<String, Wrong> {
    let data: ClientData = serde_json::from_slice(client_data).map_err(|_| Wrong::Form)?;
    if data.ceremony != ceremony.name() {
        return Err(Wrong::Ceremony);
    }
    if data.cross_origin || !data.origin.eq_ignore_ascii_case(&site.origin) {
        return Err(Wrong::Site);
    }
    Ok(data.challenge)
}

/// The data of the authenticator.
struct Data<'a> {
    flags: u8,
    count: u32,
    /// A new key and extensions.
    rest: &'a [u8],
}

impl Data<'_> {
    fn read<'a>(data: &'a [u8], site: &Site) -> Result<Data<'a>, Wrong> {
        let (made_for, rest) = data.split_first_chunk::<32>().ok_or(Wrong::Form)?;
        let (flags, rest) = rest.split_first().ok_or(Wrong::Form)?;
        let (count, rest) = rest.split_first_chunk::<4>().ok_or(Wrong::Form)?;
        if made_for[..] != Sha256::digest(site.name().as_bytes())[..] {
            return Err(Wrong::Site);
        }
        if flags & PRESENT == 0 {
            return Err(Wrong::Nobody);
        }
        Ok(Data { flags: *flags, count: u32::from_be_bytes(*count), rest })
    }
}

/// A new passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Made {
    /// Its id in the authenticator.
    pub id: Vec<u8>,
    /// Of ES256: a point of P-256, 0x04 and both coordinates. Of RS256: its map, as the authenticator has sent it.
    pub key: Vec<u8>,
    /// The signature counter of the authenticator; 0 if it does not count.
    pub count: u32,
}

/// Parses and checks a new passkey.
pub(super) fn made(data: &[u8], site: &Site) -> Result<Made, Wrong> {
    let data = Data::read(data, site)?;
    if data.flags & WITH_KEY == 0 {
        return Err(Wrong::Form);
    }
    let (_kind, rest) = data.rest.split_first_chunk::<16>().ok_or(Wrong::Form)?;
    let (length, rest) = rest.split_first_chunk::<2>().ok_or(Wrong::Form)?;
    let length = usize::from(u16::from_be_bytes(*length));
    if length == 0 || length > LONGEST_ID {
        return Err(Wrong::Form);
    }
    let (id, rest) = rest.split_at_checked(length).ok_or(Wrong::Form)?;
    Ok(Made { id: id.to_vec(), key: new_key(rest)?, count: data.count })
}

/// Reads a new key, as it is stored. Extensions may follow it.
fn new_key(data: &[u8]) -> Result<Vec<u8>, Wrong> {
    if let Some(n) = modulus(data) {
        return Ok([&BEFORE_N[..], n, &EXPONENT].concat());
    }
    let rest = data.strip_prefix(&BEFORE_X).ok_or(Wrong::Key)?;
    let (x, rest) = rest.split_first_chunk::<32>().ok_or(Wrong::Key)?;
    let rest = rest.strip_prefix(&BEFORE_Y).ok_or(Wrong::Key)?;
    let (y, _extensions) = rest.split_first_chunk::<32>().ok_or(Wrong::Key)?;
    let key = [&[4][..], x, y].concat();
    // A key must be a point on the curve.
    VerifyingKey::from_sec1_bytes(&key).map_err(|_| Wrong::Key)?;
    Ok(key)
}

/// Returns the modulus of a key of RS256, in which the highest bit is set.
fn modulus(key: &[u8]) -> Option<&[u8; MODULUS]> {
    let (n, rest) = key.strip_prefix(&BEFORE_N)?.split_first_chunk::<MODULUS>()?;
    (rest.starts_with(&EXPONENT) && n[0] >= 0x80).then_some(n)
}

/// Verifies a signature with a key; returns the signature counter.
pub(super) fn signed(
    key: &[u8],
    data: &[u8],
    client_data: &[u8],
    signature: &[u8],
    site: &Site,
) -> Result<u32, Wrong> {
    let count = Data::read(data, site)?.count;
    let message = [data, &Sha256::digest(client_data)[..]].concat();
    if let Some(n) = modulus(key) {
        let key = RsaPublicKeyComponents { n: &n[..], e: &[1, 0, 1][..] };
        key.verify(&RSA_PKCS1_2048_8192_SHA256, &message, signature).map_err(|_| Wrong::Signature)?;
        return Ok(count);
    }
    let key = VerifyingKey::from_sec1_bytes(key).map_err(|_| Wrong::Key)?;
    let signature = Signature::from_der(signature).map_err(|_| Wrong::Signature)?;
    key.verify(&message, &signature).map_err(|_| Wrong::Signature)?;
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn site(origin: &'static str) -> Site {
        Site::of(&HeaderMap::from_iter([(ORIGIN, HeaderValue::from_static(origin))])).unwrap()
    }

    #[test]
    fn passkeys_are_made_for_the_name_of_the_host() {
        assert_eq!(site("https://Tavola.example").name(), "tavola.example");
        assert_eq!(site("http://localhost:7415").name(), "localhost");
        assert_eq!(site("http://[::1]:7415").name(), "[::1]");
        assert!(Site::of(&HeaderMap::new()).is_err());
    }

    /// Returns data of an authenticator with the generator of P-256 as the key.
    fn data() -> Vec<u8> {
        let x = "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296";
        let y = "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5";
        let hex = |text: &str| -> Vec<u8> {
            (0..32).map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap()).collect()
        };
        [
            &Sha256::digest(b"localhost")[..],
            &[PRESENT | WITH_KEY, 0, 0, 1, 2],
            &[0; 16],
            &[0, 3],
            b"key",
            &BEFORE_X,
            &hex(x),
            &BEFORE_Y,
            &hex(y),
        ]
        .concat()
    }

    #[test]
    fn a_new_key_is_read_whole_or_not_at_all() {
        let here = site("http://localhost:7415");
        let whole = data();
        let read = made(&whole, &here).unwrap();
        assert_eq!((read.id.as_slice(), read.key.len(), read.count), (&b"key"[..], 65, 258));
        for length in 0..whole.len() {
            assert!(made(&whole[..length], &here).is_err(), "{length} bytes");
        }
        assert!(made(&[&whole[..], b"extensions"].concat(), &here).is_ok());
        assert_eq!(made(&whole, &site("https://tavola.example")), Err(Wrong::Site));
        let changed = |place: usize, byte: u8| {
            let mut data = whole.clone();
            data[place] = byte;
            made(&data, &here)
        };
        assert_eq!(changed(32, WITH_KEY), Err(Wrong::Nobody));
        assert_eq!(changed(32, PRESENT), Err(Wrong::Form));
        assert_eq!(changed(53, 255), Err(Wrong::Form), "the id is too long");
        assert_eq!(changed(62, 0x27), Err(Wrong::Key), "another algorithm");
        assert_eq!(changed(whole.len() - 1, 0), Err(Wrong::Key), "no point of the curve");
    }

    #[test]
    fn a_key_of_rs256_has_2048_bits_and_the_usual_exponent() {
        let key = |before: &[u8], first: u8, after: &[u8]| {
            let n = [&[first][..], &[1; MODULUS - 1]].concat();
            new_key(&[before, &n, after].concat())
        };
        let right = key(&BEFORE_N, 0x80, &EXPONENT).unwrap();
        assert_eq!(right.len(), BEFORE_N.len() + MODULUS + EXPONENT.len());
        assert_eq!(key(&BEFORE_N, 0x80, &[&EXPONENT[..], b"extensions"].concat()), Ok(right.clone()));
        for length in 0..right.len() {
            assert_eq!(new_key(&right[..length]), Err(Wrong::Key), "{length} bytes");
        }
        assert_eq!(key(&BEFORE_N, 0x7f, &EXPONENT), Err(Wrong::Key), "fewer bits");
        assert_eq!(key(&BEFORE_N, 0x80, &[0x21, 0x43, 0, 0, 3]), Err(Wrong::Key), "another exponent");
        let sha1 = [&BEFORE_N[..4], &[0x39, 0xff, 0xfe], &BEFORE_N[7..]].concat();
        assert_eq!(key(&sha1, 0x80, &EXPONENT), Err(Wrong::Key), "RSA with SHA-1");
    }

    #[test]
    fn an_answer_is_for_one_purpose_and_one_site() {
        let here = site("https://tavola.example");
        let data = |ceremony: &str, origin: &str, cross: &str| {
            format!(r#"{{"type":"{ceremony}","challenge":"abc","origin":"{origin}"{cross},"other":[1]}}"#)
        };
        let read = |text: &str| challenge(text.as_bytes(), Ceremony::Get, &here);
        let own = "https://tavola.example";
        assert_eq!(read(&data("webauthn.get", own, "")), Ok("abc".to_owned()));
        assert_eq!(read(&data("webauthn.create", own, "")), Err(Wrong::Ceremony));
        assert_eq!(read(&data("webauthn.get", own, r#","crossOrigin":true"#)), Err(Wrong::Site));
        for other in
            ["https://evil.tavola.example", "http://tavola.example", "https://tavola.example:8443", ""]
        {
            assert_eq!(read(&data("webauthn.get", other, "")), Err(Wrong::Site), "{other}");
        }
        assert_eq!(read("[]"), Err(Wrong::Form));
        assert_eq!(bytes("a+b/"), Err(Wrong::Form));
    }
}
