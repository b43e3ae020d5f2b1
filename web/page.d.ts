/** The part of the browser's address after `#`, without the name of the route. */
export interface Address {
  /** The path after the route's name, e.g. ["7k2m9q"]. */
  parts: string[];
  query: URLSearchParams;
}

/** A page that stands. */
export interface Page {
  /** Null if the page sets its own. */
  title: string | null;
  /** Ends the activities of the page. */
  leave?: () => void;
  /** Takes a new address of the same route without a redraw. */
  follow?: (address: Address) => boolean;
}

/** Draws a page into an empty element. */
export type Mount = (root: HTMLElement, address: Address) => Page | Promise<Page>;
