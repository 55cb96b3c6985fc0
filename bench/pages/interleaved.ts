/**
 * Measures each server in turn, in such orders that over as many runs as there are servers each follows each other one
 * about as often: what one leaves behind in the browser does not always burden the same next one.
 * https://en.wikipedia.org/wiki/Latin_square (Williams design)
 */
export async function measureInterleaved<Server, Measured>(
  servers: readonly Server[],
  runs: number,
  measure: (server: Server) => Promise<Measured>,
): Promise<Map<Server, Measured[]>> {
  const measured = new Map(servers.map((server) => [server, [] as Measured[]]));
  // 0, 1, -1, 2 and so on, modulo their number.
  const places = servers.map((_, index) => (index % 2 ? (index + 1) / 2 : servers.length - index / 2));
  for (let run = 0; run < runs; run++)
    for (const place of places) {
      const server = servers[(place + run) % servers.length];
      if (server) measured.get(server)?.push(await measure(server));
    }
  return measured;
}
