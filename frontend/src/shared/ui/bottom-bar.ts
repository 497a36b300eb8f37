/** Height of the bar of places that phones have at the end of the window (below `md`). */
export const BOTTOM_BAR = 'calc(56px + env(safe-area-inset-bottom))';
