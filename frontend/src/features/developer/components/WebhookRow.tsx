import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import type { TagColor } from '../../../shared/ui/theme/tag-palette';
import { WordChip } from '../../../shared/ui/WordChip';
import type { Webhook, WebhookEvent } from '../developer.api';
import { developerProblems } from '../developer.messages';
import { wordOf } from '../scopes';
import type { WebhooksStore } from '../webhooks.store';
import { webhookMessages as messages } from '../webhooks.messages';
import { DeliveryLogDialog } from './DeliveryLogDialog';
import { SecretOnce } from './SecretOnce';
import { TestButton } from './TestButton';
import { WebhookDialog } from './WebhookDialog';

const COLORS: Readonly<Record<Webhook['state'], TagColor>> = {
  pending: 'gray',
  active: 'green',
  warned: 'orange',
  off: 'red',
};

const MINUTE_MS = 60_000;

interface WebhookRowProps {
  readonly store: WebhooksStore;
  readonly webhook: Webhook;
  /** By the dialog that adds one. */
  readonly isCovered: boolean;
}

const WebhookState = observer(function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const intl = useIntl();
  const when = useWhen(useNow(MINUTE_MS));
  const { name, state, offReason, failuresInARow, events, lastDeliveryAt, previousSecretEndsAt } = webhook;
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <WordChip color={COLORS[state]}>{intl.formatMessage(messages.state, { state })}</WordChip>
        {name !== null && <Text sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Text>}
      </Stack>
      {offReason !== null && <Text>{intl.formatMessage(messages.off, { reason: offReason })}</Text>}
      {failuresInARow > 0 && (
        <Text color="error">{intl.formatMessage(messages.failures, { count: failuresInARow })}</Text>
      )}
      <Text variant="body2" color="textSecondary">
        {intl.formatList(
          events.map((event) => intl.formatMessage(messages.event, { event: wordOf(event) })),
          { type: 'unit' },
        )}
      </Text>
      {lastDeliveryAt !== null && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(messages.lastSent, { when: when(lastDeliveryAt) })}
        </Text>
      )}
      {previousSecretEndsAt !== null && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(messages.oldSecret, {
            date: formatDateTime(intl.locale, new Date(previousSecretEndsAt)),
          })}
        </Text>
      )}
    </Stack>
  );
});

const ASKED = {
  secret: {
    title: messages.changeSecretTitle,
    text: messages.changeSecretText,
    confirm: messages.changeSecret,
  },
  remove: { title: messages.removeTitle, text: messages.removeText, confirm: messages.remove },
} as const;

/** One webhook with its state and what can be done with it. */
export const WebhookRow = observer(function WebhookRow({ store, webhook, isCovered }: WebhookRowProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [open, setOpen] = useState<'edit' | 'log' | 'secret' | 'remove' | null>(null);
  const { url } = webhook;
  const problem = store.problemOf(webhook);
  const next = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(null);
  const putAway = (): void => {
    store.showSecret(null);
    next.current?.focus();
  };
  const test = async (event: WebhookEvent): Promise<void> => {
    if (!(await store.test(webhook, event))) return;
    announce(intl.formatMessage(messages.tested));
    setOpen('log');
  };
  const confirm = async (): Promise<void> => {
    const isDone = open === 'secret' ? await store.changeSecret(webhook) : await store.remove(webhook);
    if (isDone) close();
  };
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, minWidth: 0 }}>
      <Stack sx={{ gap: 1 }}>
        <WebhookState webhook={webhook} />
        <Box dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          <Switch
            label={intl.formatMessage(messages.isOn, { url })}
            isOn={webhook.state !== 'off'}
            onChange={(isOn) => void store.setOn(webhook, isOn)}
          />
        </Box>
        {store.fresh?.id === webhook.id && open !== 'secret' && !isCovered && (
          <SecretOnce
            text={intl.formatMessage(messages.secret)}
            secret={store.fresh.secret}
            done={intl.formatMessage(messages.secretDone)}
            onDone={putAway}
          />
        )}
        {problem !== null && open === null && <ProblemNote problem={problem} texts={developerProblems} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <TestButton ref={next} events={webhook.events} onTest={(event) => void test(event)} />
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('log')}>
            {intl.formatMessage(messages.log)}
          </Button>
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('edit')}>
            {intl.formatMessage(messages.edit)}
          </Button>
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('secret')}>
            {intl.formatMessage(messages.changeSecret)}
          </Button>
          <Button size="small" color="error" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
            {intl.formatMessage(messages.remove)}
          </Button>
        </Stack>
      </Stack>
      {open === 'edit' && <WebhookDialog store={store} webhook={webhook} onClose={close} />}
      {open === 'log' && <DeliveryLogDialog webhook={webhook} onClose={close} />}
      {(open === 'secret' || open === 'remove') && (
        <ConfirmDialog
          title={intl.formatMessage(ASKED[open].title)}
          confirm={intl.formatMessage(ASKED[open].confirm)}
          cancel={intl.formatMessage(formMessages.cancel)}
          isDangerous={open === 'remove'}
          isPending={store.change.isPending}
          onConfirm={() => void confirm()}
          onCancel={close}
        >
          <Text sx={{ overflowWrap: 'anywhere' }}>{intl.formatMessage(ASKED[open].text, { url })}</Text>
          {problem !== null && <ProblemNote problem={problem} texts={developerProblems} />}
        </ConfirmDialog>
      )}
    </Box>
  );
});
