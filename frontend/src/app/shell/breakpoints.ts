/** Below this width the entries of the header hide in a menu (the `lg` of the theme). */
export const ONLY_WIDE = { xs: 'none', lg: 'flex' } as const;
export const ONLY_NARROW = { xs: 'inline-flex', lg: 'none' } as const;

/** Phones have a bar at the bottom of the window. */
export const NOT_PHONE = '@media (min-width: 768px)';
