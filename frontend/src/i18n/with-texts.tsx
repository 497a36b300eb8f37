import type { ComponentType, ReactNode } from 'react';
import { loadShownCatalogue, type TextPart } from './catalogue';
import { MessagesPart } from './MessagesPart';

/** The module of a component, as `lazy` wants it. */
export interface Screen<P extends object> {
  readonly default: ComponentType<P>;
}

/** A component that comes together with the texts that it shows. */
export async function withTexts<P extends object>(
  load: () => Promise<Screen<P>>,
  ...parts: readonly TextPart[]
): Promise<Screen<P>> {
  const [{ default: Content }] = await Promise.all([load(), ...parts.map(loadShownCatalogue)]);
  return {
    default: function WithTexts(props: P) {
      return parts.reduce<ReactNode>(
        (inside, part) => <MessagesPart part={part}>{inside}</MessagesPart>,
        <Content {...props} />,
      );
    },
  };
}
