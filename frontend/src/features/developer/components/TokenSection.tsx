import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { Facts } from '../../../shared/ui/Facts';
import { formMessages } from '../../../shared/ui/form.messages';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { WordChip } from '../../../shared/ui/WordChip';
import type { ApiPlanStore } from '../api-plan.store';
import type { ApiToken } from '../developer.api';
import { developerProblems } from '../developer.messages';
import { wordOf } from '../scopes';
import { tokenMessages as messages } from '../token.messages';
import { ResetDialog } from './ResetDialog';
import { SecretOnce } from './SecretOnce';

const MINUTE_MS = 60_000;

const TokenFacts = observer(function TokenFacts({ token }: { readonly token: ApiToken }) {
  const intl = useIntl();
  const when = useWhen(useNow(MINUTE_MS));
  const { secret, scopes, createdAt, createdBy, lastUsedAt, lastUsedCountry, replaced } = token;
  const used = (): string => {
    if (lastUsedAt === null) return intl.formatMessage(messages.never);
    if (lastUsedCountry === null) return when(lastUsedAt);
    const country = intl.formatDisplayName(lastUsedCountry, { type: 'region' }) ?? lastUsedCountry;
    return intl.formatMessage(messages.usedFrom, { when: when(lastUsedAt), country });
  };
  return (
    <Facts
      facts={[
        [intl.formatMessage(messages.secret), <code key="secret">{secret}</code>],
        createdAt === null
          ? null
          : [
              intl.formatMessage(messages.made),
              intl.formatMessage(messages.madeBy, { when: when(createdAt), name: createdBy?.name ?? '' }),
            ],
        [intl.formatMessage(messages.used), used()],
        [
          intl.formatMessage(messages.scopes),
          <Box key="scopes" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {scopes.map((scope) => (
              <WordChip key={scope} color="gray">
                {intl.formatMessage(messages.scope, { scope: wordOf(scope) })}
              </WordChip>
            ))}
          </Box>,
        ],
        replaced === null
          ? null
          : [
              intl.formatMessage(messages.replaced),
              intl.formatMessage(messages.replacedUntil, {
                secret: replaced.secret,
                date: formatDateTime(intl.locale, new Date(replaced.endsAt)),
              }),
            ],
      ]}
    />
  );
});

interface TokenSectionProps {
  readonly store: ApiPlanStore;
  readonly token: ApiToken;
}

/** The token by which programs of the group call. */
export const TokenSection = observer(function TokenSection({ store, token }: TokenSectionProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [open, setOpen] = useState<'reset' | 'revoke' | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isThere = token.secret !== null;
  const { error, isPending } = store.changing;
  const close = (): void => setOpen(null);
  const ask = (question: 'reset' | 'revoke'): void => {
    store.changing.reset();
    setOpen(question);
  };
  const putAway = (): void => {
    store.showSecret(null);
    next.current?.focus();
  };
  const revoke = async (): Promise<void> => {
    if (!(await store.revoke())) return;
    close();
    announce(intl.formatMessage(messages.revoked));
  };
  return (
    <Section title={intl.formatMessage(messages.heading)}>
      <Stack sx={{ gap: 2 }}>
        {store.secret !== null && open !== 'reset' && (
          <SecretOnce
            text={intl.formatMessage(messages.fresh)}
            secret={store.secret}
            done={intl.formatMessage(messages.done)}
            onDone={putAway}
          />
        )}
        {isThere ? <TokenFacts token={token} /> : <Text>{intl.formatMessage(messages.none)}</Text>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={next}
            variant={isThere ? 'outlined' : 'contained'}
            aria-haspopup="dialog"
            onClick={() => ask('reset')}
          >
            {intl.formatMessage(isThere ? messages.reset : messages.make)}
          </Button>
          {isThere && (
            <Button color="error" aria-haspopup="dialog" onClick={() => ask('revoke')}>
              {intl.formatMessage(messages.revoke)}
            </Button>
          )}
        </Stack>
      </Stack>
      {open === 'reset' && (
        <ResetDialog store={store} scopes={isThere ? token.scopes : null} onClose={close} />
      )}
      {open === 'revoke' && (
        <ConfirmDialog
          title={intl.formatMessage(messages.revokeTitle)}
          confirm={intl.formatMessage(messages.revoke)}
          cancel={intl.formatMessage(formMessages.cancel)}
          isDangerous
          isPending={isPending}
          onConfirm={() => void revoke()}
          onCancel={close}
        >
          <Text>{intl.formatMessage(messages.revokeText)}</Text>
          {error !== null && !isPending && <ProblemNote problem={error} texts={developerProblems} />}
        </ConfirmDialog>
      )}
    </Section>
  );
});
