import net from "node:net";

/**
 * A way to the first of some servers of this machine that takes a connection. While it is blocked, bytes stay where they are, and
 * nothing is closed.
 * @param {...number} ports
 */
export async function way(...ports) {
  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  let blocked = false;
  /** @param {net.Socket} near @param {net.Socket} far */
  const join = (near, far) => {
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (data) => far.write(data));
    far.on("data", (data) => near.write(data));
    if (blocked) for (const socket of [near, far]) socket.pause();
  };
  /** @param {net.Socket} near @param {number} at */
  const lead = (near, at) => {
    const port = ports[at];
    if (port === undefined) return near.destroy();
    const far = net.connect(port, "127.0.0.1");
    const refused = () => lead(near, at + 1);
    far.once("error", refused);
    far.once("connect", () => {
      far.off("error", refused);
      join(near, far);
    });
  };
  const server = net.createServer((near) => {
    near.on("error", () => {});
    lead(near, 0);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  return {
    port: /** @type {net.AddressInfo} */ (server.address()).port,
    /** @param {boolean} is */
    block: (is) => {
      blocked = is;
      for (const socket of sockets) {
        if (is) socket.pause();
        else socket.resume();
      }
    },
    end: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
