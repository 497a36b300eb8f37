import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Switch } from '../../../shared/ui/Switch';
import { FinalDestination, UtmBuilder } from '../../campaign';
import { campaignMessages } from '../editor.messages';
import { PathFormatField } from './PathFormatField';
import type { FieldsProps } from './section-props';

/** Parameters that stand in the address, and those that are added by themselves. */
const CampaignFields = observer(function CampaignFields({ form }: FieldsProps) {
  const intl = useIntl();
  const { utm, url, smartUtm, passQuery } = form.values;
  return (
    <>
      <UtmBuilder
        utm={utm}
        onChange={(next) => form.set({ utm: next })}
        problemOf={(field) => form.problemOf(`utm.${field}`)}
      />
      <FinalDestination destination={url} utm={utm} />
      <Switch
        label={intl.formatMessage(campaignMessages.smartUtm)}
        hint={intl.formatMessage(campaignMessages.smartUtmHint)}
        isOn={smartUtm}
        onChange={(isOn) => form.set({ smartUtm: isOn })}
      />
      <Switch
        label={intl.formatMessage(campaignMessages.passQuery)}
        hint={intl.formatMessage(campaignMessages.passQueryHint)}
        isOn={passQuery}
        onChange={(isOn) => form.set({ passQuery: isOn })}
      />
    </>
  );
});

/** What analytics are told of where visitors come from. */
export const CampaignSection = observer(function CampaignSection({ form }: FieldsProps) {
  const intl = useIntl();
  return (
    <SettingsSection
      id="campaign"
      title={intl.formatMessage(campaignMessages.title)}
      lead={intl.formatMessage(campaignMessages.lead)}
    >
      <Stack sx={{ gap: 2 }}>
        <CampaignFields form={form} />
        <PathFormatField form={form} />
      </Stack>
    </SettingsSection>
  );
});
