import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Box, Stack } from '../../../shared/ui/layout';
import { SaveBar } from '../../../shared/ui/SaveBar';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { UnsavedGuard } from '../../../shared/ui/UnsavedGuard';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { createPreviewApi } from '../create-preview.api';
import { CardFetchesStore } from '../fetches/card-fetches.store';
import { CardFetches } from '../fetches/CardFetches';
import { createCardFetchesApi } from '../fetches/create-card-fetches.api';
import type { PreviewedLink } from '../preview.api';
import { PreviewFormStore } from '../preview-form.store';
import { previewProblems } from '../preview-problem.messages';
import { previewMessages } from '../preview.messages';
import { SuggestionPicker } from '../suggest/SuggestionPicker';
import { PictureFields } from './PictureFields';
import { PreviewCards } from './PreviewCards';
import { PreviewTexts } from './PreviewTexts';

export interface PreviewPanelProps {
  readonly link: PreviewedLink;
  /** The reader may only look. */
  readonly isReadOnly?: boolean;
  /** After the preview was saved. */
  readonly onSaved: (link: PreviewedLink) => void;
}

interface FormProps {
  readonly form: PreviewFormStore;
  readonly onSaved: (link: PreviewedLink) => void;
}

const COLUMNS = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // By the room that is there, which is not that of the window.
  '@container (min-width: 38rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)' },
} as const;

const Form = observer(function Form({ form, onSaved }: FormProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { usage } = useStores();
  const composing = useEnterWhileComposing();
  const save = async (): Promise<void> => {
    const saved = await form.save();
    if (saved === null) return;
    void usage.load();
    announce(intl.formatMessage(previewMessages.saved));
    onSaved(saved);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      {...composing}
    >
      <Stack sx={{ gap: 3 }}>
        <PreviewTexts form={form} />
        <SuggestionPicker linkId={form.link.id} onUse={(name, text) => form.write(name, text)} />
        <PictureFields form={form} />
        <SaveBar form={form} canSave={form.canSave} texts={previewProblems} />
      </Stack>
      <UnsavedGuard isDirty={form.isDirty} />
    </Box>
  );
});

/** How a link looks where it is shared: what can be set of it, and what comes of that. */
const PreviewPanel = observer(function PreviewPanel(props: PreviewPanelProps) {
  const { link, isReadOnly = false, onSaved } = props;
  const intl = useIntl();
  const api = useApi(createPreviewApi);
  const [form] = useState(() => new PreviewFormStore(api, link));
  const fetchesApi = useApi(createCardFetchesApi);
  const [fetches] = useState(() => new CardFetchesStore(fetchesApi, link));
  useEffect(() => form.follow(link), [form, link]);
  useEffect(() => fetches.follow(link), [fetches, link]);
  useEffect(() => () => form.release(), [form]);
  return (
    <SettingsSection
      id="preview"
      title={intl.formatMessage(previewMessages.title)}
      lead={intl.formatMessage(isReadOnly ? previewMessages.readOnly : previewMessages.lead)}
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={isReadOnly ? {} : COLUMNS}>
          {!isReadOnly && <Form form={form} onSaved={onSaved} />}
          <PreviewCards form={form} fetches={fetches} />
        </Box>
        <CardFetches store={fetches} />
      </Box>
    </SettingsSection>
  );
});

export default PreviewPanel;
