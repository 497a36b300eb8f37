/** How the keys of the palette are written on this machine's keyboard. */
export const paletteKeys = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K');
