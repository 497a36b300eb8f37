import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { unicodeHost } from '../../../shared/unicode-host';
import { readableAddress } from '../../../shared/format';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import { createDomainsApi } from '../create-domains.api';
import type { LinkOnDomain } from '../../../api/link-name';
import type { MovedLink } from '../domains.api';
import { domainProblems } from '../domains-problem.messages';
import { domainMessages } from '../domains.messages';
import { LinkDomainStore } from '../link-domain.store';
import { HostSelect } from './HostSelect';
import { NoOwnDomain } from './NoOwnDomain';

export interface DomainFieldProps {
  readonly link: LinkOnDomain;
  /** After the link was moved. */
  readonly onMoved: (link: MovedLink) => void;
}

interface ChoiceProps {
  readonly store: LinkDomainStore;
  readonly onMove: () => void;
}

const Address = observer(function Address({ store }: Pick<ChoiceProps, 'store'>) {
  const intl = useIntl();
  const { chosen, current } = store;
  if (chosen === null || current === null) return null;
  return (
    <Box sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 2, py: 1.5 }}>
      <Text variant="caption" color="textSecondary">
        {intl.formatMessage(domainMessages.address)}
      </Text>
      <Text
        dir="ltr"
        sx={{ fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.4 }}
      >
        {readableAddress(chosen.shortUrl)}
      </Text>
      {!chosen.isCurrent && !chosen.isTaken && (
        <Text variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {intl.formatMessage(domainMessages.stays, { address: readableAddress(current.shortUrl) })}
        </Text>
      )}
    </Box>
  );
});

const Choice = observer(function Choice({ store, onMove }: ChoiceProps) {
  const intl = useIntl();
  const { choices, chosen, moving } = store;
  return (
    <Stack sx={{ gap: 2, maxWidth: { sm: 520 } }}>
      <HostSelect
        label={intl.formatMessage(domainMessages.field)}
        hosts={choices.map(({ name }) => name)}
        chosen={chosen?.name ?? ''}
        onChoose={(name) => store.choose(name)}
      />
      <Address store={store} />
      {chosen?.isTaken === true && (
        <Text role="alert" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(domainMessages.taken, { host: unicodeHost(chosen.name) })}
        </Text>
      )}
      {moving.error !== null && <ProblemNote problem={moving.error} texts={domainProblems} />}
      {chosen !== null && !chosen.isCurrent && !chosen.isTaken && (
        <Button
          variant="contained"
          aria-disabled={moving.isPending}
          onClick={onMove}
          sx={{
            alignSelf: 'flex-start',
            overflowWrap: 'anywhere',
            '&[aria-disabled="true"]': { opacity: 0.55 },
          }}
        >
          {intl.formatMessage(domainMessages.move, { host: unicodeHost(chosen.name) })}
        </Button>
      )}
    </Stack>
  );
});

/** Which host a link stands on, and the way to another one. */
const DomainField = observer(function DomainField({ link, onMoved }: DomainFieldProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const domainsApi = useApi(createDomainsApi);
  const [store] = useState(() => new LinkDomainStore(domainsApi, link));
  const place = useRef<HTMLDivElement>(null);
  const { encodeId, domain } = link;
  useEffect(() => store.follow({ encodeId, domain }), [store, encodeId, domain]);
  const move = async (): Promise<void> => {
    const moved = await store.move();
    if (moved === null) return;
    const address = readableAddress(moved.shortUrl);
    announce(intl.formatMessage(domainMessages.moved, { address }));
    // The button that was pressed is gone.
    place.current?.focus();
    onMoved(moved);
  };
  return (
    <SettingsSection
      id="domain"
      title={intl.formatMessage(domainMessages.title)}
      lead={intl.formatMessage(domainMessages.lead)}
    >
      <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
        <Loaded request={store.request} texts={domainProblems} onRetry={() => void store.load()} height={150}>
          {(choices) =>
            choices.length > 1 ? <Choice store={store} onMove={() => void move()} /> : <NoOwnDomain />
          }
        </Loaded>
      </Box>
    </SettingsSection>
  );
});

export default DomainField;
