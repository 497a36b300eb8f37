import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { BOTTOM_BAR } from '../../../shared/ui/bottom-bar';
import { Box, Stack } from '../../../shared/ui/layout';
import { SaveBar } from '../../../shared/ui/SaveBar';
import { Text } from '../../../shared/ui/text';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { type Preview, PreviewFields } from '../../preview';
import { saveProblems } from '../editor-problem.messages';
import { editorPageMessages } from '../editor.messages';
import type { HistoryStore } from '../history.store';
import { FoldedSections } from './FoldedSections';
import { TagsSection } from './NoteSection';
import { PlaceSection } from './PlaceSection';
import { RestoredNote } from './RestoredNote';
import type { SectionProps } from './section-props';

/** Of the form, for the button that saves, which stands behind everything on the page. */
const FORM_ID = 'link-form';

/** ms for which it is said in sight, anywhere on the page, that everything was saved. */
const SAVED_MS = 3_000;

/** Whether the form was saved a moment ago. */
function useIsSavedNow({ isDirty, form: { submission } }: SectionProps['form']): boolean {
  const isSaved = submission.state === 'done' && !isDirty;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setOver(true), SAVED_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isSaved]);
  return isSaved && !isOver;
}

/** The one save of the page. While something waits to be saved it stays in sight, and for a moment after. */
export const StickySave = observer(function StickySave({ form }: SectionProps) {
  const intl = useIntl();
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  const isSavedNow = useIsSavedNow(form);
  return (
    <Box
      data-save-bar
      sx={{
        position: form.isDirty || isSavedNow ? 'sticky' : 'static',
        bottom: { xs: BOTTOM_BAR, md: 0 },
        zIndex: 2,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {form.form.hasProblems && (
          <Text role="alert" color="error" sx={{ mb: 1 }}>
            {intl.formatMessage(editorPageMessages.mend)}
          </Text>
        )}
        <SaveBar
          form={form.form}
          formId={FORM_ID}
          onDiscard={form.discard}
          canSave={form.canSave}
          texts={saveProblems}
        />
      </Box>
      <Text
        variant="caption"
        color="textSecondary"
        sx={{ display: { xs: 'none', md: 'block' }, '@media (hover: none)': { display: 'none' } }}
      >
        {intl.formatMessage(editorPageMessages.keys, { save: isApple ? '⌘S' : 'Ctrl+S', back: 'Esc' })}
      </Text>
    </Box>
  );
});

interface FormSectionsProps extends SectionProps {
  readonly history: HistoryStore;
  readonly preview: Preview;
  readonly formRef: Ref<HTMLFormElement>;
  readonly onSubmit: () => void;
  /** How apps show the link and what it brought, where that does not stand beside the form. */
  readonly children?: ReactNode;
}

/** What is saved together, by subject. */
export const FormSections = observer(function FormSections(props: FormSectionsProps) {
  const { form, history, preview, formRef, onSubmit, children } = props;
  const composing = useEnterWhileComposing();
  const place = useRef<HTMLDivElement>(null);
  return (
    <Box
      component="form"
      id={FORM_ID}
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...composing}
      // What has the focus must not lie behind the bar that saves.
      sx={{ minWidth: 0, '& :is(input, textarea, select, button, a)': { scrollMarginBottom: 128 } }}
    >
      {/* Enter in a field looks for the button here. */}
      <button type="submit" hidden />
      <Stack ref={place} tabIndex={-1} sx={{ gap: 1.5, outline: 'none' }}>
        <RestoredNote form={form} onGivenUp={() => place.current?.focus()} />
        <PlaceSection form={form} formerNames={history.formerNames} />
        <TagsSection form={form} />
        {children}
        <PreviewFields preview={preview} />
        <FoldedSections form={form} />
      </Stack>
    </Box>
  );
});
