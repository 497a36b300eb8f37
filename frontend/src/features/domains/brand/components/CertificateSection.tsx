import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate, formatDateTime } from '../../../../shared/dates';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog';
import { Facts } from '../../../../shared/ui/Facts';
import { formMessages } from '../../../../shared/ui/form.messages';
import { Box, Stack } from '../../../../shared/ui/layout';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { SettingsSection } from '../../../../shared/ui/SettingsSection';
import { Text } from '../../../../shared/ui/text';
import type { BrandDomain, Certificate } from '../brand-domains.api';
import { certificateProblems } from '../brand-problem.messages';
import type { BrandDomainStore } from '../brand-domain.store';
import { isCertificateUnderWay, isInUse, shownState } from '../brand-domain-state';
import { certificateMessages as messages } from '../certificate.messages';
import { useCanEdit } from '../use-can-edit';

interface CertificateProps {
  readonly store: BrandDomainStore;
  readonly domain: BrandDomain;
}

const ERRORS: Readonly<Partial<Record<string, string>>> = {
  dns: 'dns',
  connection: 'connection',
  unauthorized: 'unauthorized',
  caa: 'caa',
  'rate-limited': 'rateLimited',
  'rejected-identifier': 'rejectedIdentifier',
  'authority-unavailable': 'authorityUnavailable',
};

const LastError = observer(function LastError({ certificate }: { readonly certificate: Certificate }) {
  const intl = useIntl();
  const { lastError } = certificate;
  if (lastError === null) return null;
  const { code, retryAt } = lastError;
  return (
    <Box
      sx={{ bgcolor: 'soft.error', border: 1, borderColor: 'error.main', borderRadius: 1, px: 2, py: 1.25 }}
    >
      <Text>{intl.formatMessage(messages.error, { code: ERRORS[code] ?? 'other' })}</Text>
      {retryAt !== null && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(messages.retry, { time: formatDateTime(intl.locale, retryAt) })}
        </Text>
      )}
    </Box>
  );
});

const CertificateFacts = observer(function CertificateFacts({
  certificate,
}: {
  readonly certificate: Certificate;
}) {
  const intl = useIntl();
  const { issuer, validUntil, renewsAt } = certificate;
  if (issuer === null && validUntil === null && renewsAt === null) return null;
  const day = (moment: string): string => formatDate(intl.locale, moment, 'long');
  return (
    <Facts
      facts={[
        issuer === null ? null : [intl.formatMessage(messages.issuer), issuer],
        validUntil === null ? null : [intl.formatMessage(messages.until), day(validUntil)],
        renewsAt === null ? null : [intl.formatMessage(messages.renews), day(renewsAt)],
      ]}
    />
  );
});

type Asked = 'replace' | 'revoke';

const QUESTIONS = {
  replace: { title: messages.replaceTitle, text: messages.replaceText, confirm: messages.replace },
  revoke: { title: messages.revokeTitle, text: messages.revokeText, confirm: messages.revoke },
} as const;

const Question = observer(function Question({
  asked,
  host,
  onConfirm,
  onCancel,
}: {
  readonly asked: Asked;
  readonly host: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const intl = useIntl();
  const { title, text, confirm } = QUESTIONS[asked];
  return (
    <ConfirmDialog
      title={intl.formatMessage(title)}
      confirm={intl.formatMessage(confirm)}
      cancel={intl.formatMessage(formMessages.cancel)}
      isDangerous={asked === 'revoke'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text sx={{ overflowWrap: 'anywhere' }}>{intl.formatMessage(text, { host })}</Text>
    </ConfirmDialog>
  );
});

const Actions = observer(function Actions({ store, domain }: CertificateProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { certificate, shortDomain: host } = domain;
  const { error, isPending } = store.certifying;
  const act = async (what: 'order' | Asked): Promise<void> => {
    const calls = {
      order: store.orderCertificate,
      replace: store.replaceCertificate,
      revoke: store.revokeCertificate,
    } as const;
    setAsked(null);
    if (await calls[what]()) announce(intl.formatMessage(messages.done, { what }));
  };
  const isLive = certificate.state === 'live';
  return (
    <Stack sx={{ gap: 1.5 }}>
      {error !== null && !isPending && <ProblemNote problem={error} texts={certificateProblems} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!isLive && !isCertificateUnderWay(certificate) && (
          <Button variant="contained" aria-disabled={isPending} onClick={() => void act('order')}>
            {intl.formatMessage(messages.order)}
          </Button>
        )}
        {isLive && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsked('replace')}>
            {intl.formatMessage(messages.replace)}
          </Button>
        )}
        {certificate.isServed && (
          <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setAsked('revoke')}>
            {intl.formatMessage(messages.revoke)}
          </Button>
        )}
      </Stack>
      {asked !== null && (
        <Question
          asked={asked}
          host={host}
          onConfirm={() => void act(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Stack>
  );
});

/** The certificate by which the domain answers https. */
export const CertificateSection = observer(function CertificateSection(props: CertificateProps) {
  const intl = useIntl();
  const canEdit = useCanEdit();
  const { domain } = props;
  const { certificate } = domain;
  const { isOurs, isServed, state } = certificate;
  if (!isOurs) {
    return (
      <SettingsSection id="certificate" title={intl.formatMessage(messages.title)}>
        <Text color="textSecondary">{intl.formatMessage(messages.notOurs)}</Text>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection id="certificate" title={intl.formatMessage(messages.title)}>
      <Stack sx={{ gap: 2 }}>
        <Box role="status">
          <Text sx={{ fontWeight: 650 }}>{intl.formatMessage(messages.state, { state })}</Text>
          {isServed && state !== 'live' && (
            <Text color="textSecondary">{intl.formatMessage(messages.served)}</Text>
          )}
          {state === 'none' && !isInUse(domain) && (
            <Text color="textSecondary">
              {intl.formatMessage(messages.byItself, { state: shownState(domain) })}
            </Text>
          )}
        </Box>
        <CertificateFacts certificate={certificate} />
        <LastError certificate={certificate} />
        {canEdit && isInUse(domain) && <Actions {...props} />}
      </Stack>
    </SettingsSection>
  );
});
