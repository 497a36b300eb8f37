import { type CompositionEvent, type KeyboardEvent, useRef } from 'react';

/** Two events of one key press are hardly further apart. */
const SAME_PRESS_MS = 20;

/**
 * For a form: Enter that chooses a character belongs to the input method and must not submit. Most browsers
 * say so of the key; Safari ends the composition just before it.
 */
export function useEnterWhileComposing(): {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onCompositionEnd: (event: CompositionEvent) => void;
} {
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    onCompositionEnd: (event) => {
      endedAt.current = event.timeStamp;
    },
    onKeyDown: (event) => {
      const isSamePress = event.timeStamp - endedAt.current < SAME_PRESS_MS;
      if (event.key === 'Enter' && (event.nativeEvent.isComposing || isSamePress)) event.preventDefault();
    },
  };
}
