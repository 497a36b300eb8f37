/** Of the heading of a section of a page, by the section's id. */
export const headingIdOf = (id: string): string => `${id}-heading`;
