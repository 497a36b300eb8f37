import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { CardFetches } from '../fetches/CardFetches';
import { previewMessages } from '../preview.messages';
import { SuggestionPicker } from '../suggest/SuggestionPicker';
import type { Preview } from '../use-preview';
import { PictureFields } from './PictureFields';
import { PreviewTexts } from './PreviewTexts';

/** What can be set of how a link looks where it is shared. */
const PreviewFields = observer(function PreviewFields({ preview }: { readonly preview: Preview }) {
  const intl = useIntl();
  const { form, fetches } = preview;
  useEffect(() => fetches.watch(), [fetches]);
  return (
    <>
      <SettingsSection
        id="preview"
        title={intl.formatMessage(previewMessages.title)}
        lead={intl.formatMessage(previewMessages.lead)}
      >
        <Stack sx={{ gap: 2.5 }}>
          <PreviewTexts form={form} />
          <SuggestionPicker linkId={form.link.id} onUse={(name, text) => form.write(name, text)} />
          <PictureFields form={form} />
        </Stack>
      </SettingsSection>
      <CardFetches store={fetches} />
    </>
  );
});

export default PreviewFields;
