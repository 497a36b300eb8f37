import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { WaitingBar } from '../../../shared/ui/WaitingBar';
import type { DeskAction } from '../moderation.api';
import { moderationMessages as messages } from '../moderation.messages';
import { moderationProblems as problems } from '../moderation-problems.messages';
import type { ModerationStore } from '../moderation.store';
import { useRefusals } from '../use-refusals';
import { MoreButton } from './MoreButton';

const FOLLOW_MS = 1_500;
/** Those that go through links. */
const SWEEPS: ReadonlySet<DeskAction['kind']> = new Set([
  'browser-suspended',
  'person-suspended',
  'address-blocked',
]);

interface StoreProps {
  readonly store: ModerationStore;
}

/** `link-disabled` as texts have it: `linkDisabled`. */
const keyOf = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const Action = observer(function Action({ action, store }: StoreProps & { readonly action: DeskAction }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const inWords = useRefusals();
  const { actionId, kind, subject, reason, note, name, state, lookedAt, disabled, enabled } = action;
  const title = intl.formatMessage(messages.kind, { kind: keyOf(kind) });
  const undo = async (): Promise<void> => {
    if (await store.undo(actionId)) announce(intl.formatMessage(messages.undone));
  };
  const time = formatDateTime(intl.locale, action.createTime);
  const why = [name, time, intl.formatMessage(messages.reasonOf, { reason }), note].filter(
    (text) => text !== null,
  );
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0 }}>
          <Text component="h3" sx={{ fontWeight: 650 }}>
            {title}
          </Text>
          <Text dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {subject}
          </Text>
          <Text variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {why.join(' · ')}
          </Text>
        </Box>
        {action.canUndo && (
          <Button
            variant="outlined"
            color="inherit"
            aria-disabled={store.undoing.isPending}
            aria-label={intl.formatMessage(messages.undoOf, { action: title, subject })}
            onClick={() => void undo()}
            sx={{ minHeight: 44, flex: 'none' }}
          >
            {intl.formatMessage(messages.undo)}
          </Button>
        )}
      </Stack>
      {action.refused !== null && (
        <Text variant="body2" sx={{ mt: 1 }}>
          {inWords(action.refused)}
        </Text>
      )}
      {SWEEPS.has(kind) && (
        <Box sx={{ mt: 1 }}>
          {(state === 'running' || state === 'undoing') && <WaitingBar />}
          <Text variant="body2">
            {intl.formatMessage(messages.progress, { state, lookedAt, disabled, enabled })}
          </Text>
        </Box>
      )}
    </Box>
  );
});

interface ActionLogProps extends StoreProps {
  readonly title: string;
  /** What is listed here once there is something. */
  readonly emptyText: string;
}

/** What site admins did, newest first; actions that go through links are followed until they are through. */
export const ActionLog = observer(function ActionLog({ store, title, emptyText }: ActionLogProps) {
  const intl = useIntl();
  const { list, isMoving, undoing } = store;
  useEffect(() => void list.load(), [list]);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => void store.follow(), FOLLOW_MS);
    return () => clearInterval(timer);
  }, [store, isMoving]);
  return (
    <Section title={title}>
      {undoing.error !== null && <ProblemNote problem={undoing.error} texts={problems} />}
      <Loaded request={list.first} onRetry={() => void list.load()} height={240}>
        {() =>
          store.actions.length === 0 ? (
            <Notice title={intl.formatMessage(messages.noActions)} text={emptyText} />
          ) : (
            <>
              <Box component="ul" aria-label={title} sx={{ p: 0, m: 0 }}>
                {store.actions.map((action) => (
                  <Action key={action.actionId} action={action} store={store} />
                ))}
              </Box>
              <MoreButton list={list} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
});
