import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { Section } from '../../../shared/ui/Section';
import { Segments } from '../../../shared/ui/Segments';
import { Text } from '../../../shared/ui/text';
import { CodeSample } from '../../content';
import { developerMessages as messages } from '../developer.messages';
import { firstCall, SAMPLE_LANGUAGES, type SampleLanguage } from '../first-call';

interface StartSectionProps {
  /** Masked, unless it was just made. */
  readonly token: string;
  readonly isFresh: boolean;
}

/** A program that can be copied and run. */
export const StartSection = observer(function StartSection({ token, isFresh }: StartSectionProps) {
  const intl = useIntl();
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  return (
    <Section title={intl.formatMessage(messages.start)}>
      <Stack sx={{ gap: 1.5 }}>
        <Text color="textSecondary">
          {intl.formatMessage(isFresh ? messages.startTextFresh : messages.startText)}
        </Text>
        <Segments
          label={intl.formatMessage(messages.language)}
          choices={SAMPLE_LANGUAGES.map((value) => ({ value, label: value }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <CodeSample code={firstCall(language, { origin: window.location.origin, token })} />
      </Stack>
    </Section>
  );
});
