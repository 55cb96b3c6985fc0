export type Shifts = { shifts: string[] };

/** Runs in the page before anything else: notes every layout shift with what moved. */
export function observeShifts(): void {
  const shifts: string[] = ((window as unknown as Shifts).shifts = []);
  type Shift = PerformanceEntry & {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    // The metric has four places.
    for (const { value, sources } of (list.getEntries() as Shift[]).filter((shift) => shift.value >= 0.00005))
      shifts.push(
        `${value.toFixed(4)}: ${sources.map(({ node, previousRect: from, currentRect: to }) => `${(node as Element)?.outerHTML?.slice(0, 90) ?? node?.textContent} ${from.x},${from.y},${from.width},${from.height} > ${to.x},${to.y},${to.width},${to.height}`).join(' · ')}`,
      );
  }).observe({ type: 'layout-shift', buffered: true });
}
