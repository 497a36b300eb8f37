import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalNavigate } from '../../../../i18n/use-local-path';
import { PATHS } from '../../../../shared/paths';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Button } from '../../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog';
import { Dialog } from '../../../../shared/ui/Dialog';
import { formMessages } from '../../../../shared/ui/form.messages';
import { Stack } from '../../../../shared/ui/layout';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { SettingsSection } from '../../../../shared/ui/SettingsSection';
import { Text } from '../../../../shared/ui/text';
import { TextField } from '../../../../shared/ui/TextField';
import type { BrandDomain } from '../brand-domains.api';
import { brandProblems } from '../brand-problem.messages';
import type { BrandDomainStore } from '../brand-domain.store';
import { endMessages as messages } from '../domain-end.messages';

interface EndProps {
  readonly store: BrandDomainStore;
  readonly domain: BrandDomain;
}

interface RowProps {
  readonly text: string;
  readonly children: ReactNode;
}

const Row = observer(function Row({ text, children }: RowProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
    >
      <Text sx={{ overflowWrap: 'anywhere', maxWidth: '36rem' }}>{text}</Text>
      {children}
    </Stack>
  );
});

const Use = observer(function Use({ store, domain }: EndProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const { shortDomain: host, state } = domain;
  const { isPending } = store.binding;
  const change = async (what: 'stop' | 'resume'): Promise<void> => {
    setAsking(false);
    const isDone = await (what === 'stop' ? store.unbind() : store.bind());
    if (isDone) announce(intl.formatMessage(messages.done, { what, host }));
  };
  if (state === 'unbound') {
    return (
      <Row text={intl.formatMessage(messages.resumeLead, { host })}>
        <Button variant="contained" aria-disabled={isPending} onClick={() => void change('resume')}>
          {intl.formatMessage(messages.resume)}
        </Button>
      </Row>
    );
  }
  return (
    <Row text={intl.formatMessage(messages.stopLead, { host })}>
      <Button variant="outlined" color="inherit" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.stop)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage(messages.stopTitle, { host })}
          confirm={intl.formatMessage(messages.stop)}
          cancel={intl.formatMessage(formMessages.cancel)}
          isDangerous
          onConfirm={() => void change('stop')}
          onCancel={() => setAsking(false)}
        >
          <Text sx={{ overflowWrap: 'anywhere' }}>{intl.formatMessage(messages.stopLead, { host })}</Text>
        </ConfirmDialog>
      )}
    </Row>
  );
});

/** As many as the server counts. */
const MAX_COUNTED = 10_000;

function useLinkCount({ linkCount }: BrandDomain): string {
  const isMore = linkCount > MAX_COUNTED;
  const count = isMore ? MAX_COUNTED : linkCount;
  return useIntl().formatMessage(messages.links, { isMore: String(isMore), count });
}

const ReleaseDialog = observer(function ReleaseDialog(props: EndProps & { readonly onClose: () => void }) {
  const { store, domain, onClose } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const goTo = useLocalNavigate();
  const [typed, setTyped] = useState('');
  const { shortDomain: host, name } = domain;
  const links = useLinkCount(domain);
  const { error, isPending } = store.releasing;
  const isTyped = [host, name].includes(typed.trim().toLowerCase());
  const release = async (): Promise<void> => {
    if (!isTyped || !(await store.release())) return;
    announce(intl.formatMessage(messages.done, { what: 'release', host }));
    goTo(PATHS.domain);
  };
  return (
    <Dialog
      title={intl.formatMessage(messages.release)}
      onClose={onClose}
      onSubmit={() => void release()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            aria-disabled={!isTyped || isPending}
            sx={{ overflowWrap: 'anywhere', '&[aria-disabled="true"]': { opacity: 0.55 } }}
          >
            {intl.formatMessage(messages.confirm, { host })}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Text sx={{ overflowWrap: 'anywhere' }}>{intl.formatMessage(messages.releaseText, { host })}</Text>
        <Text sx={{ fontWeight: 650 }}>{links}</Text>
        <TextField
          label={intl.formatMessage(messages.type, { host })}
          value={typed}
          onChange={setTyped}
          placeholder={host}
        />
        {error !== null && !isPending && <ProblemNote problem={error} texts={brandProblems} />}
      </Stack>
    </Dialog>
  );
});

/** The ways out: for a while, and for good. */
export const EndSection = observer(function EndSection(props: EndProps) {
  const intl = useIntl();
  const [isReleasing, setReleasing] = useState(false);
  const { shortDomain: host } = props.domain;
  const links = useLinkCount(props.domain);
  return (
    <SettingsSection id="end" isDangerous title={intl.formatMessage(messages.title)}>
      <Stack sx={{ gap: 2.5 }}>
        <Use {...props} />
        <Row text={`${intl.formatMessage(messages.releaseLead, { host })} ${links}`}>
          <Button
            variant="outlined"
            color="error"
            aria-haspopup="dialog"
            onClick={() => setReleasing(true)}
            sx={{ flex: 'none' }}
          >
            {intl.formatMessage(messages.release)}
          </Button>
        </Row>
      </Stack>
      {isReleasing && <ReleaseDialog {...props} onClose={() => setReleasing(false)} />}
    </SettingsSection>
  );
});
