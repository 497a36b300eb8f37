/** What tags can be coloured with. Names, so that every screen draws them fit for its own ground. */
export const TAG_COLORS = ['gray', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink'] as const;
export type TagColor = (typeof TAG_COLORS)[number];

/** Of tags without a chosen colour. */
export const DEFAULT_TAG_COLOR: TagColor = 'gray';
