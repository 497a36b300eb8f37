import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { SearchList } from '../../shared/ui/SearchList';
import { paletteMessages as messages } from '../shell.messages';
import { useApi, useStores } from '../../shared/store-context';
import { type Command, findCommands } from './commands';
import { FoundLinksStore } from './found-links.store';
import { createPaletteApi } from './palette.api';
import { useCommands } from './use-commands';

const HEADINGS = {
  do: messages.groupDo,
  links: messages.groupLinks,
  groups: messages.groupGroups,
  pages: messages.groupPages,
  language: messages.groupLanguage,
  theme: messages.groupTheme,
} as const;

/** In the order of the headings, so that the arrow keys go down the list as it is seen. */
const ORDER = Object.keys(HEADINGS) as readonly Command['group'][];

function inGroups(commands: readonly Command[]): readonly Command[] {
  // The group of the nearest command comes first.
  const groups = [...new Set([...commands.map(({ group }) => group), ...ORDER])];
  return groups.flatMap((group) => commands.filter((command) => command.group === group));
}

/** Everything by name, under one key. */
const CommandPalette = observer(function CommandPalette() {
  const intl = useIntl();
  const { session, groups, shell } = useStores();
  const paletteApi = useApi(createPaletteApi);
  const [found] = useState(() => new FoundLinksStore(paletteApi));
  const commands = useCommands(found);
  const { isSignedIn } = session;
  useEffect(() => {
    if (isSignedIn) groups.open();
  }, [isSignedIn, groups]);
  useEffect(() => found.forget, [found]);
  return (
    <SearchList
      label={intl.formatMessage(messages.title)}
      placeholder={intl.formatMessage(messages.placeholder)}
      empty={intl.formatMessage(messages.empty)}
      countText={(count) => intl.formatMessage(messages.count, { count })}
      onAsk={isSignedIn ? found.ask : undefined}
      find={(question) =>
        inGroups(findCommands(commands, question)).map((command) => ({
          ...command,
          heading: intl.formatMessage(
            command.group === 'links' && isSignedIn ? messages.groupOwnLinks : HEADINGS[command.group],
          ),
        }))
      }
      onPick={({ run }) => {
        shell.close();
        run();
      }}
      onClose={shell.close}
    />
  );
});

export default CommandPalette;
