import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { MessagesPart } from '../../../i18n/MessagesPart';
import { withTexts } from '../../../i18n/with-texts';
import { Button } from '../../../shared/ui/buttons';
import { TipIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { Skeleton } from '../../../shared/ui/text';
import { suggestMessages } from './suggest.messages';
import type { SuggestionsPanelProps } from './SuggestionsPanel';

const Panel = lazy(() => withTexts(() => import('./SuggestionsPanel'), 'suggest', 'billing'));

const Disclosure = observer(function Disclosure(props: SuggestionsPanelProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<TipIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 44 }}
      >
        {intl.formatMessage(suggestMessages.open)}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ mt: 2 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <Panel {...props} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
});

/** Offers texts for the preview of a link, for beside the fields that they go into. */
export const SuggestionPicker = observer(function SuggestionPicker(props: SuggestionsPanelProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={44} width={240} />}>
      <MessagesPart part="suggest">
        <Disclosure {...props} />
      </MessagesPart>
    </Suspense>
  );
});
