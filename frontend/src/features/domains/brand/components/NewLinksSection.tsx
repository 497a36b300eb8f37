import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { problemText } from '../../../../shared/ui/problem.messages';
import { SettingsSection } from '../../../../shared/ui/SettingsSection';
import { Switch } from '../../../../shared/ui/Switch';
import type { BrandDomain } from '../brand-domains.api';
import { brandProblems } from '../brand-problem.messages';
import type { BrandDomainStore } from '../brand-domain.store';
import { domainListMessages } from '../domain-list.messages';
import { domainSettingsMessages as messages } from '../domain-settings.messages';

interface NewLinksSectionProps {
  readonly store: BrandDomainStore;
  readonly domain: BrandDomain;
}

/** Whether new links of the group stand on the domain. */
export const NewLinksSection = observer(function NewLinksSection({ store, domain }: NewLinksSectionProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { shortDomain: host, isDefault } = domain;
  const { error } = store.defaulting;
  const change = async (isOn: boolean): Promise<void> => {
    if (!(await store.setDefault(isOn))) return;
    announce(
      intl.formatMessage(isOn ? domainListMessages.nowDefault : domainListMessages.notDefault, { host }),
    );
  };
  return (
    <SettingsSection id="new-links" title={intl.formatMessage(messages.newLinks)}>
      <Switch
        label={intl.formatMessage(domainListMessages.default, { host })}
        hint={intl.formatMessage(messages.defaultHint, { host })}
        error={error && intl.formatMessage(problemText(error.code, brandProblems))}
        isOn={isDefault}
        onChange={(isOn) => void change(isOn)}
      />
    </SettingsSection>
  );
});
