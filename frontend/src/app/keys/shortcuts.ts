/** What a key does outside of fields. */
export type Shortcut = 'palette' | 'search' | 'create' | 'keys';

/** The part of a key press that decides. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly repeat: boolean;
}

const SINGLE: Readonly<Partial<Record<string, Shortcut>>> = { '/': 'search', c: 'create', '?': 'keys' };

/**
 * Single keys work only while they are switched on, no field has the focus and nothing lies over the page. The palette
 * opens from everywhere: its key needs a second one, which is not pressed by accident.
 */
export function shortcutOf(
  press: KeyPress,
  { isTyping, isOn, isCovered }: { isTyping: boolean; isOn: boolean; isCovered: boolean },
): Shortcut | null {
  if (press.altKey || press.isComposing || press.repeat) return null;
  if (press.ctrlKey !== press.metaKey) return press.key.toLowerCase() === 'k' ? 'palette' : null;
  if (press.ctrlKey || isTyping || isCovered || !isOn) return null;
  return Object.hasOwn(SINGLE, press.key) ? (SINGLE[press.key] ?? null) : null;
}
