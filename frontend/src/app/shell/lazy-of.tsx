import { observer } from 'mobx-react-lite';
import { type ComponentType, createElement, lazy, useState } from 'react';
import type { Screen } from '../../i18n/with-texts';
import type { Once } from '../../shared/once';

/** Like `lazy`, but what is at hand is shown at once: while React waits for it, there would be a gap on the page. */
export function lazyOf<P extends object>(
  screen: Once<Screen<P>>,
  load: () => Promise<Screen<P>> = () => screen.get(),
): ComponentType<P> {
  const Later = lazy(load) as unknown as ComponentType<P>;
  return observer(function AtHandOrLater(props: P) {
    // Chosen once: what is on the page stays when it comes to be at hand.
    const [Content] = useState(() => screen.value?.default ?? Later);
    return createElement(Content, props);
  });
}
