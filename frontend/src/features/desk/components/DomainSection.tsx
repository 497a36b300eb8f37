import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FormStore } from '../../../shared/form.store';
import { useApi } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Facts } from '../../../shared/ui/Facts';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { createModerationApi } from '../create-moderation.api';
import type { DomainCard } from '../moderation.api';
import { domainForm, type Reason } from '../moderation-forms';
import { moderationMessages as messages } from '../moderation.messages';
import { moderationProblems } from '../moderation-problems.messages';
import type { ModerationStore } from '../moderation.store';
import { ReasonDialog } from './ReasonDialog';
import { Steps } from './Steps';

interface DomainSectionProps {
  readonly domain: DomainCard;
  readonly store: ModerationStore;
}

function stateOf({ suspension, isHolder }: DomainCard): 'site' | 'plan' | 'serving' | 'claimed' {
  if (suspension !== null) return suspension;
  return isHolder ? 'serving' : 'claimed';
}

/** The domain of a group, or its claim to one, and whether it serves. */
export const DomainSection = observer(function DomainSection({ domain, store }: DomainSectionProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const api = useApi(createModerationApi);
  const [form, setForm] = useState<FormStore<Reason, true> | null>(null);
  const { id, host, groupId, groupName } = domain;
  const state = stateOf(domain);
  const isSuspended = state === 'site';
  const title = intl.formatMessage(isSuspended ? messages.resumeDomain : messages.suspendDomain);
  const close = (): void => setForm(null);
  const done = (): void => {
    close();
    announce(intl.formatMessage(messages.done));
    void store.lookAgain();
  };
  return (
    <Section title={intl.formatMessage(messages.brandDomain)}>
      <Text dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere', mb: 1.5 }}>
        {host}
      </Text>
      <Facts
        facts={[
          [intl.formatMessage(messages.group), `${groupName} (${groupId})`],
          [intl.formatMessage(messages.state), intl.formatMessage(messages.domainState, { state })],
        ]}
      />
      <Steps>
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          onClick={() => setForm(domainForm(api, id, !isSuspended))}
          sx={{ minHeight: 44 }}
        >
          {title}
        </Button>
      </Steps>
      {form !== null && (
        <ReasonDialog
          title={title}
          text={intl.formatMessage(isSuspended ? messages.resumeDomainText : messages.suspendDomainText)}
          form={form}
          problems={moderationProblems}
          onDone={done}
          onClose={close}
        />
      )}
    </Section>
  );
});
