import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { CategoryCard } from '../components/CategoryCard';
import { HotQuestions } from '../components/HotQuestions';
import { SearchBox } from '../components/SearchBox';
import { SearchResults } from '../components/SearchResults';
import { StillStuck } from '../components/StillStuck';
import { CATEGORIES } from '../help-topics';
import { helpMessages } from '../help.messages';

const QUERY = 'q';

/** Goes to the category that the address names; the browser does so only when the page comes from the server. */
function useScrollToCategory(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

/** All questions. The query is in the address, so that coming back from an answer finds it again. */
const HelpPage = observer(function HelpPage() {
  const intl = useIntl();
  const [parameters, setParameters] = useLocalQuery();
  useScrollToCategory();
  // The address follows a moment later than fingers type: the field must not wait for it.
  const [query, setQuery] = useState(() => parameters.get(QUERY) ?? '');
  const search = (text: string): void => {
    setQuery(text);
    setParameters(new URLSearchParams(text === '' ? {} : { [QUERY]: text }));
  };
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 }, pt: { xs: 4, sm: 7 } }}>
      <Stack sx={{ gap: 2, alignItems: 'center', textAlign: 'center' }}>
        <PageHeading title={intl.formatMessage(helpMessages.name)}>
          {intl.formatMessage(helpMessages.title)}
        </PageHeading>
        <Text color="textSecondary" sx={{ fontSize: { sm: '1.125rem' } }}>
          {intl.formatMessage(helpMessages.lead)}
        </Text>
        <SearchBox query={query} onChange={search} />
        {query.trim() === '' && <HotQuestions />}
      </Stack>
      {query.trim() !== '' && <SearchResults query={query} />}
      <Box sx={{ columns: { sm: 2, lg: 3 }, columnGap: 2 }}>
        {CATEGORIES.map((category) => (
          <CategoryCard key={category} category={category} />
        ))}
      </Box>
      <StillStuck />
    </Stack>
  );
});

export default HelpPage;
