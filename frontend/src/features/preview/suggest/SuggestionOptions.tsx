import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { LANGUAGES, LOCALES } from '../../../i18n/locale';
import { Box } from '../../../shared/ui/layout';
import { Segments } from '../../../shared/ui/Segments';
import { Select } from '../../../shared/ui/Select';
import { textStyleMessages, suggestMessages, typeMessages } from './suggest.messages';
import { SUGGESTION_STYLES, SUGGESTION_TYPES } from './suggestions.api';
import type { SuggestionsStore } from './suggestions.store';

const OF_PAGE = 'page';

/** What is to be suggested, and how it is to sound. */
export const SuggestionOptions = observer(function SuggestionOptions({
  store,
}: {
  readonly store: SuggestionsStore;
}) {
  const intl = useIntl();
  const languages = LOCALES.map((value) => ({
    value,
    label: LANGUAGES[value].name,
    lang: LANGUAGES[value].tag,
  }));
  return (
    <>
      <Segments
        label={intl.formatMessage(suggestMessages.what)}
        choices={SUGGESTION_TYPES.map((value) => ({ value, label: intl.formatMessage(typeMessages[value]) }))}
        chosen={store.type}
        onChoose={(type) => store.chooseType(type)}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Select
          label={intl.formatMessage(suggestMessages.style)}
          choices={SUGGESTION_STYLES.map((value) => ({
            value,
            label: intl.formatMessage(textStyleMessages[value]),
          }))}
          chosen={store.style}
          onChoose={(style) => store.chooseStyle(style)}
        />
        <Select
          label={intl.formatMessage(suggestMessages.language)}
          choices={[
            { value: OF_PAGE, label: intl.formatMessage(suggestMessages.languageOfPage) },
            ...languages,
          ]}
          chosen={store.language ?? OF_PAGE}
          onChoose={(value) => store.chooseLanguage(value === OF_PAGE ? null : value)}
        />
      </Box>
    </>
  );
});
