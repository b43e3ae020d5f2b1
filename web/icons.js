// The page's line icons, drawn on a 24 by 24 grid in the colour of the text. They never stand without words or a label.

/** @type {Record<string, string>} name to path data */
const paths = {
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8 5.5v13M16 5.5v13",
  list: "M4.5 6.5h15M4.5 12h15M4.5 17.5h9",
  book: "M12 6.5C10 5 7 4.6 4 5v13.5c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5zm0 0V20",
  board: "M4 4.5h16v15H4zM12 4.5v15M6 19l1.3-6 1.3 6M15.4 19l1.3-6 1.3 6M6 5l1.3 6 1.3-6M15.4 5l1.3 6 1.3-6",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4",
  graph: "M4.5 4.5v15h15M7.5 15.5l4-5 3 3 5-7",
  globe: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  robot: "M5 9.5h14v9.5H5zM12 9.5V5.5M12 5.5h.01M9.2 13.5v1.5M14.8 13.5v1.5M2.5 13v3M21.5 13v3",
  people:
    "M8.5 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.5 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5.3a3.2 3.2 0 0 1 0 6M17.5 14.3c2.5.6 4 2.4 4 5.2",
  person: "M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM4.5 20c0-4 3-6 7.5-6s7.5 2 7.5 6",
  speech: "M4.5 5h15v10.5h-8l-4 4v-4h-3zM8.5 9h7M8.5 12h4.5",
  pencil: "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5",
  first: "M18 6l-8 6 8 6M6.5 5.5v13",
  previous: "M15 5.5 8 12l7 6.5",
  next: "M9 5.5l7 6.5-7 6.5",
  last: "M6 6l8 6-8 6M17.5 5.5v13",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 10.5v5.5M14 10.5v5.5",
  copy: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4",
  columns: "M4 4.5h16v15H4zM9.3 4.5v15M14.7 4.5v15M4 9h16",
  export: "M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15",
  open: "M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15",
  print: "M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z",
  arrow: "M4.5 12h15M13.5 6l6 6-6 6",
  back: "M19.5 12h-15M10.5 6l-6 6 6 6",
  check: "M5 12.5l4.5 4.5L19 7",
  bulb: "M9.5 17.5h5M10.3 20.5h3.4M9.5 17.5c0-2.2-3.5-3.6-3.5-7.5a6 6 0 0 1 12 0c0 3.9-3.5 5.3-3.5 7.5",
  reset: "M9 9.5h7a4.6 4.6 0 0 1 0 9.2h-3M6.5 5.5l-4 4 4 4M11.5 5.5l-4 4 4 4",
  undo: "M5 9.5h9a5 5 0 0 1 0 10h-4M8.5 5.5l-4 4 4 4",
};

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @returns {SVGSVGElement} hidden from assistive technology
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon-line");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", paths[name] ?? "");
  svg.append(path);
  return svg;
}
