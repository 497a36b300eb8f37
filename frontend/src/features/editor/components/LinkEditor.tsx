import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { useDepartures } from '../../../shared/use-departures';
import { Departures } from '../../../shared/departures';
import { readableAddress } from '../../../shared/format';
import { randomId } from '../../../shared/random-id';
import { Request } from '../../../shared/request';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import type { LinkName } from '../../../api/link-name';
import { createEditorApi, type LinkDetails } from '../editor.api';
import { editorProblems } from '../editor-problem.messages';
import { linkActionMessages } from '../history.messages';
import { GoneLink } from './GoneLink';
import { EditedLinkFacts } from './EditedLinkFacts';
import { LinkForm } from './LinkForm';

interface LinkEditorProps {
  readonly link: LinkDetails;
  readonly onRenamed: (name: LinkName) => void;
}

/** Where the link has gone. */
interface Moved {
  readonly name: string | null;
  /** Of the way back, which is gone once for each move. */
  readonly key: string;
}

/** A link that its reader can change, delete and move, or only look at. */
export const LinkEditor = observer(function LinkEditor({ link: given, onRenamed }: LinkEditorProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { linksApi } = useStores();
  const editorApi = useApi(createEditorApi);
  const [link, setLink] = useState(given);
  const [movedTo, setMovedTo] = useState<Moved | null>(null);
  const [isTrashed, setTrashed] = useState(false);
  const [returning] = useState(() => new Request<LinkDetails>());
  const [departures] = useState(
    () =>
      new Departures({
        send: (_, isLeaving) => editorApi.trash(link, isLeaving),
        onGone: () => setTrashed(true),
      }),
  );
  useDepartures(departures);
  const address = readableAddress(link.shortUrl);
  const state = departures.stateOf(link.id);
  const failure = departures.failureOf(link.id);
  const stay = (): void => {
    departures.undo(link.id);
    announce(intl.formatMessage(linkActionMessages.kept, { address }));
  };
  const takeBack = async ({ key }: Moved): Promise<void> => {
    const returned = await returning.run(async () => {
      await linksApi.giveBack(link, key);
      return editorApi.details(link);
    });
    if (returned === null) return;
    setLink(returned);
    announce(intl.formatMessage(linkActionMessages.kept, { address }));
    setMovedTo(null);
  };

  if (isTrashed || state !== 'here') {
    const text = intl.formatMessage(linkActionMessages.trashing, { address });
    return <GoneLink text={text} isBusy={state === 'sending'} {...(isTrashed ? {} : { onUndo: stay })} />;
  }
  if (movedTo !== null) {
    const { name } = movedTo;
    const text =
      name === null
        ? intl.formatMessage(linkActionMessages.returned, { address })
        : intl.formatMessage(linkActionMessages.moved, { address, name });
    // A second move forgets where the first began, so that giving back would not lead here.
    const canUndo = name !== null && !link.isTransferred;
    return (
      <Stack sx={{ gap: 2 }}>
        <GoneLink
          text={text}
          isBusy={returning.isPending}
          {...(canUndo ? { onUndo: () => void takeBack(movedTo) } : {})}
        />
        {returning.error !== null && !returning.isPending && (
          <ProblemNote problem={returning.error} texts={editorProblems} />
        )}
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {failure !== null && (
        <Text role="alert" color="error">
          {intl.formatMessage(linkActionMessages.failed, {
            address,
            reason: intl.formatMessage(problemText(failure, editorProblems)),
          })}
        </Text>
      )}
      {link.canEdit ? (
        <LinkForm
          link={link}
          onChanged={(changed) => {
            setLink(changed);
            onRenamed(changed);
          }}
          onTrash={() => departures.begin(link.id)}
          onMoved={(name) => setMovedTo({ name, key: randomId() })}
        />
      ) : (
        <EditedLinkFacts link={link} />
      )}
    </Stack>
  );
});
