import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { shortHost } from '../../../shared/short-host';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { DomainField } from '../../domains';
import { LinkToolsField } from '../../labels';
import { PreviewPanel } from '../../preview';
import { QrDesigner } from '../../qr';
import { pageMessages } from '../editor.messages';
import { ExplainLink } from './ExplainLink';
import type { SectionProps } from './section-props';

/** What is saved by itself: how the link looks where it is shared, its tools, its domain and its QR code; and what comes of it. */
export const LinkExtras = observer(function LinkExtras({ form }: SectionProps) {
  const intl = useIntl();
  const { link } = form;
  return (
    <>
      <PreviewPanel link={link} onSaved={(saved) => form.refresh({ ...form.link, ...saved })} />
      <LinkToolsField
        link={link}
        isShared={link.domain === shortHost()}
        onSaved={(trackingTools) => form.refresh({ ...form.link, trackingTools })}
      />
      <DomainField link={link} onMoved={(moved) => form.refresh({ ...form.link, ...moved })} />
      <SettingsSection id="qr" title={intl.formatMessage(pageMessages.qr)}>
        <QrDesigner link={link} />
      </SettingsSection>
      <ExplainLink link={link} isDirty={form.isDirty} />
    </>
  );
});
