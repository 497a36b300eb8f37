/** How the keys of the palette are written on this machine's keyboard. */
export const paletteKeys = (): string => (/Mac OS|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
