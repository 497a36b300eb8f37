import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import type { BrandDomain, DnsPanel } from '../brand-domains.api';
import { recordMessages as messages } from '../dns-records.messages';

interface PanelHintsProps {
  readonly panel: DnsPanel;
  readonly domain: BrandDomain;
}

/** Between steps through menus. */
const STEP = ' › ';

/** What is known of the company where the records are set. */
export const PanelHints = observer(function PanelHints({ panel, domain }: PanelHintsProps) {
  const intl = useIntl();
  const { name, menu, hasProxy, hasAlias } = panel;
  const { root, isApex } = domain;
  return (
    <Stack sx={{ gap: 0.5, bgcolor: 'soft.sunken', borderRadius: 1, px: 2, py: 1.5 }}>
      <Text>{intl.formatMessage(messages.panel, { root, panel: name })}</Text>
      {menu.length > 0 && <Text>{intl.formatMessage(messages.menu, { menu: menu.join(STEP) })}</Text>}
      {isApex && <Text>{intl.formatMessage(messages.alias, { root, has: hasAlias ? 'yes' : 'no' })}</Text>}
      {hasProxy && <Text>{intl.formatMessage(messages.proxy)}</Text>}
    </Stack>
  );
});
