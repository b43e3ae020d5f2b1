//! Python has the symbols that the library lacks: linkers that would refuse that learn so.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
