import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import type { TagColor } from '../../../shared/ui/theme/tag-palette';
import { WordChip } from '../../../shared/ui/WordChip';
import { createWebhooksApi } from '../create-developer.api';
import type { Delivery, DeliveryDetail, Webhook } from '../developer.api';
import { developerProblems } from '../developer.messages';
import { wordOf } from '../scopes';
import { DeliveryLogStore } from '../webhooks.store';
import { webhookMessages as messages } from '../webhooks.messages';

const MINUTE_MS = 60_000;
const HEIGHT = 160;
const COLORS: Readonly<Record<Delivery['state'], TagColor>> = {
  due: 'gray',
  sent: 'green',
  retrying: 'orange',
  givenUp: 'red',
};

const Code = observer(function Code({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Text variant="body2" sx={{ fontWeight: 650 }}>
        {title}
      </Text>
      <Box
        component="pre"
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={title}
        sx={{
          m: 0,
          p: 1.5,
          maxHeight: 200,
          overflow: 'auto',
          bgcolor: 'soft.sunken',
          borderRadius: 1,
          fontSize: '0.8125rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
    </Box>
  );
});

const Detail = observer(function Detail({ detail }: { readonly detail: DeliveryDetail }) {
  const intl = useIntl();
  const { request, attemptsMade } = detail;
  const head = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  const answers = attemptsMade.map(({ at, status, error, latencyMs, answer }) =>
    [`${at} ${status === null ? (error ?? '') : String(status)} ${String(latencyMs)} ms`, answer].join('\n'),
  );
  return (
    <Stack sx={{ gap: 1.5, mt: 1 }}>
      <Code title={intl.formatMessage(messages.request)} text={[...head, '', request.body].join('\n')} />
      <Code title={intl.formatMessage(messages.answers)} text={answers.join('\n\n')} />
    </Stack>
  );
});

interface DeliveryRowProps {
  readonly log: DeliveryLogStore;
  readonly delivery: Delivery;
}

const DeliveryRow = observer(function DeliveryRow({ log, delivery }: DeliveryRowProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const when = useWhen(useNow(MINUTE_MS));
  const { id, event, state, status, latencyMs, attempts, createdAt, isTest } = delivery;
  const isOpen = log.detail.value?.id === id;
  const problem = log.problemOf(delivery);
  const answer =
    status === null
      ? intl.formatMessage(messages.noAnswer)
      : intl.formatMessage(messages.answer, { status, ms: latencyMs ?? 0 });
  const resend = async (): Promise<void> => {
    if (await log.resend(delivery)) announce(intl.formatMessage(messages.resent));
  };
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <WordChip color={COLORS[state]}>{intl.formatMessage(messages.delivery, { state })}</WordChip>
        {isTest && <WordChip>{intl.formatMessage(messages.isTest)}</WordChip>}
        <Text sx={{ fontWeight: 550 }}>{intl.formatMessage(messages.event, { event: wordOf(event) })}</Text>
      </Stack>
      <Text variant="body2" color="textSecondary">
        {[
          when(createdAt),
          intl.formatMessage(messages.attempts, { count: attempts }),
          ...(attempts > 0 ? [answer] : []),
        ].join(' · ')}
      </Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" aria-expanded={isOpen} onClick={() => void log.open(delivery)}>
          {intl.formatMessage(messages.details)}
        </Button>
        <Button size="small" color="inherit" onClick={() => void resend()}>
          {intl.formatMessage(messages.resend)}
        </Button>
      </Stack>
      {problem !== null && <ProblemNote problem={problem} texts={developerProblems} />}
      {isOpen && log.detail.value !== null && <Detail detail={log.detail.value} />}
    </Box>
  );
});

interface DeliveryLogDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** What was sent in the last days, and what came of it. */
export const DeliveryLogDialog = observer(function DeliveryLogDialog({
  webhook,
  onClose,
}: DeliveryLogDialogProps) {
  const intl = useIntl();
  const api = useApi(createWebhooksApi);
  const [log] = useState(() => new DeliveryLogStore(api, webhook.id));
  useEffect(() => void log.load(), [log]);
  return (
    <Dialog
      title={intl.formatMessage(messages.log)}
      isWide
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {intl.formatMessage(messages.close)}
        </Button>
      }
    >
      <Loaded request={log.page} texts={developerProblems} onRetry={() => void log.load()} height={HEIGHT}>
        {() =>
          log.deliveries.length === 0 ? (
            <Text color="textSecondary">{intl.formatMessage(messages.logEmpty)}</Text>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {log.deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} log={log} delivery={delivery} />
              ))}
            </Box>
          )
        }
      </Loaded>
      {log.page.error !== null && log.page.value !== null && (
        <ProblemNote problem={log.page.error} texts={developerProblems} />
      )}
      {log.nextCursor !== null && (
        <Button sx={{ mt: 1 }} onClick={() => void log.loadMore()}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
    </Dialog>
  );
});
