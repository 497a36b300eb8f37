import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Screen } from '../../i18n/with-texts';
import type { Once } from '../../shared/once';

/** React takes what such a promise holds at once; of another one it always waits for the next moment. */
const atHand = <T>(value: T) =>
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;

/** Like `lazy`, but what is at hand is shown at once: while React waits for it, there would be a gap on the page. */
export function lazyOf<P extends object>(
  screen: Once<Screen<P>>,
  load: () => Promise<Screen<P>> = () => screen.get(),
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => (screen.value === null ? load() : atHand(screen.value)));
}
