import { observer } from 'mobx-react-lite';
import { type Ref, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { SaveBar } from '../../../shared/ui/SaveBar';
import { Text } from '../../../shared/ui/text';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { editorProblems } from '../editor-problem.messages';
import { pageMessages } from '../editor.messages';
import type { HistoryStore } from '../history.store';
import { CampaignSection } from './CampaignSection';
import { ExpirySection } from './ExpirySection';
import { HealthSection } from './HealthSection';
import { NoteSection } from './NoteSection';
import { PlaceSection } from './PlaceSection';
import { RestoredNote } from './RestoredNote';
import type { SectionProps } from './section-props';
import { TargetsSection } from './TargetsSection';
import { VisitSection } from './VisitSection';

const BOTTOM_BAR = 'calc(56px + env(safe-area-inset-bottom))';

/** Saves from wherever one is on the page. */
const StickySave = observer(function StickySave({ form }: SectionProps) {
  const intl = useIntl();
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: BOTTOM_BAR, md: 0 },
        zIndex: 2,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        py: 1.5,
      }}
    >
      {form.form.hasProblems && (
        <Text role="alert" color="error" sx={{ mb: 1 }}>
          {intl.formatMessage(pageMessages.mend)}
        </Text>
      )}
      <SaveBar form={form.form} canSave={form.canSave} texts={editorProblems} />
      <Text
        variant="caption"
        color="textSecondary"
        sx={{ display: { xs: 'none', md: 'block' }, mt: 0.75, '@media (hover: none)': { display: 'none' } }}
      >
        {intl.formatMessage(pageMessages.keys, { save: isApple ? '⌘S' : 'Ctrl+S', back: 'Esc' })}
      </Text>
    </Box>
  );
});

interface FormSectionsProps extends SectionProps {
  readonly history: HistoryStore;
  readonly formRef: Ref<HTMLFormElement>;
  readonly onSubmit: () => void;
}

/** What is saved together, by subject. */
export const FormSections = observer(function FormSections(props: FormSectionsProps) {
  const { form, history, formRef, onSubmit } = props;
  const composing = useEnterWhileComposing();
  const place = useRef<HTMLDivElement>(null);
  return (
    <Box
      component="form"
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...composing}
      // What has the focus must not lie behind the bar that saves.
      sx={{ minWidth: 0, '& :is(input, textarea, select, button, a)': { scrollMarginBottom: 176 } }}
    >
      <Stack ref={place} tabIndex={-1} sx={{ gap: 3, outline: 'none' }}>
        <RestoredNote form={form} onGivenUp={() => place.current?.focus()} />
        <PlaceSection form={form} formerNames={history.formerNames} />
        <CampaignSection form={form} />
        <TargetsSection form={form} />
        <ExpirySection form={form} />
        <HealthSection form={form} />
        <NoteSection form={form} />
        <VisitSection form={form} />
        <StickySave form={form} />
      </Stack>
    </Box>
  );
});
