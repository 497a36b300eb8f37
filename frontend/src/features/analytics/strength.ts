const STEPS = 5;

/** How strong a colour is, from 0 (none) to 5 (most people), by its share of the greatest count. */
export function strengthOf(count: number, greatest: number): number {
  if (count <= 0 || greatest <= 0) return 0;
  // Few have nearly all clicks: the root keeps the others apart.
  return Math.max(1, Math.ceil(Math.sqrt(count / greatest) * STEPS));
}

/** The colour itself, over that of countries without visitors. */
export const fillOf = (strength: number, ground: 'soft-sunken' | 'divider'): string =>
  `color-mix(in srgb, var(--l-palette-primary-main) ${(strength * 100) / STEPS}%, var(--l-palette-${ground}))`;
