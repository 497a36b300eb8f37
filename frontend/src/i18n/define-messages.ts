import type { MessageDescriptor } from 'react-intl';

/**
 * Names messages with their English text and a note for translators. The library's function of this name
 * would ask for the types of all placeholders a second time; catalogues.test.ts compares those instead.
 */
export function defineMessages<const K extends string>(
  messages: Readonly<Record<K, Required<Pick<MessageDescriptor, 'id' | 'defaultMessage' | 'description'>>>>,
): Readonly<Record<K, MessageDescriptor>> {
  return messages;
}
