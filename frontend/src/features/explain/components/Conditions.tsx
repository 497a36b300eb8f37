import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { Switch } from '../../../shared/ui/Switch';
import { DayTextField } from '../../../shared/ui/DayTextField';
import { TextField } from '../../../shared/ui/TextField';
import { problemText } from '../../../shared/ui/problem.messages';
import type { ApiError } from '../../../api/api-error';
import { conditionMessages } from '../explain.messages';
import { explainProblems } from '../explain-problem.messages';
import { ConditionText } from './ConditionText';
import { isoOf, type LocalTime, localTimeOf } from '../local-moment';
import { conditionsIn, NO_CONDITIONS, type Question } from '../question';

/** Where most links are read, and where people have to be asked before they are tracked. */
const COUNTRIES = ['TW', 'HK', 'JP', 'KR', 'SG', 'MY', 'VN', 'ID', 'US', 'GB', 'DE', 'FR', 'CH'] as const;
const LANGUAGES = ['zh-TW', 'en', 'ja', 'vi', 'id', 'ko', 'de'] as const;
const REFERRERS = [
  'https://l.facebook.com/',
  'https://l.instagram.com/',
  'https://t.co/',
  'https://www.google.com/',
  'https://mail.google.com/',
  'android-app://com.google.android.gm/',
];

interface ConditionsProps {
  readonly question: Question;
  readonly onChange: (change: Partial<Question>) => void;
  /** Why the server does not accept the question. */
  readonly problem: ApiError | null;
  /** A short address with a part behind it. */
  readonly example: string;
}

/** What the address may say that no list of ours has. */
const withOwn = (known: readonly string[], own: string | null): readonly string[] =>
  own === null || known.includes(own) ? known : [...known, own];

const Places = observer(function Places({ question, onChange }: ConditionsProps) {
  const intl = useIntl();
  const nameOf = (type: 'region' | 'language') => (code: string) => ({
    value: code,
    label: intl.formatDisplayName(code, { type }) ?? code,
  });
  return (
    <>
      <Select
        label={intl.formatMessage(conditionMessages.country)}
        choices={[
          { value: '', label: intl.formatMessage(conditionMessages.countryUnknown) },
          ...withOwn(COUNTRIES, question.country).map(nameOf('region')),
        ]}
        chosen={question.country ?? ''}
        onChoose={(country) => onChange({ country: country === '' ? null : country })}
      />
      <Select
        label={intl.formatMessage(conditionMessages.language)}
        choices={[
          { value: '', label: intl.formatMessage(conditionMessages.languageNone) },
          ...withOwn(LANGUAGES, question.language).map(nameOf('language')),
        ]}
        chosen={question.language ?? ''}
        onChoose={(language) => onChange({ language: language === '' ? null : language })}
      />
    </>
  );
});

const Moment = observer(function Moment({ question, onChange }: ConditionsProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState({ of: question.at, shown: localTimeOf(question.at) });
  // A time without its day says nothing yet, but was typed.
  const shown = draft.of === question.at ? draft.shown : localTimeOf(question.at);
  const set = (change: Partial<LocalTime>): void => {
    const next = { ...shown, ...change };
    const at = isoOf(next);
    setDraft({ of: at, shown: next });
    onChange({ at });
  };
  return (
    <>
      <DayTextField
        label={intl.formatMessage(conditionMessages.day)}
        hint={intl.formatMessage(conditionMessages.now)}
        value={shown.day}
        onChange={(day) => set({ day })}
      />
      <TextField
        type="time"
        label={intl.formatMessage(conditionMessages.time)}
        value={shown.time}
        onChange={(time) => set({ time })}
      />
    </>
  );
});

const Texts = observer(function Texts({ question, onChange, problem, example }: ConditionsProps) {
  const intl = useIntl();
  const errorOf = (field: string): string | null => {
    const code = problem?.codeOf(field) ?? null;
    return code === null ? null : intl.formatMessage(problemText(code, explainProblems));
  };
  const field = (name: 'referrer' | 'path' | 'userAgent') => ({
    value: question[name] ?? '',
    onChange: (text: string) => onChange({ [name]: text }),
    error: errorOf(name),
  });
  return (
    <>
      <ConditionText
        label={intl.formatMessage(conditionMessages.referrer)}
        hint={intl.formatMessage(conditionMessages.referrerHint)}
        suggestions={REFERRERS}
        {...field('referrer')}
      />
      <ConditionText
        label={intl.formatMessage(conditionMessages.path)}
        hint={intl.formatMessage(conditionMessages.pathHint, { example })}
        {...field('path')}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ConditionText
          label={intl.formatMessage(conditionMessages.userAgent)}
          hint={intl.formatMessage(conditionMessages.userAgentHint)}
          {...field('userAgent')}
        />
      </Box>
    </>
  );
});

/** Everything else that can make a difference, behind a button until it is wanted. */
export const Conditions = observer(function Conditions(props: ConditionsProps) {
  const { question, onChange } = props;
  const intl = useIntl();
  const count = conditionsIn(question);
  const [isOpen, setOpen] = useState(count > 0);
  const id = useId();
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {intl.formatMessage(conditionMessages.open, { count })}
        </Button>
        {count > 0 && (
          <Button color="inherit" onClick={() => onChange(NO_CONDITIONS)}>
            {intl.formatMessage(conditionMessages.clear)}
          </Button>
        )}
      </Stack>
      <Box id={id} hidden={!isOpen} sx={{ mt: 2 }}>
        {isOpen && (
          <Stack sx={{ gap: 2 }}>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                alignItems: 'start',
              }}
            >
              <Places {...props} />
              <Moment {...props} />
              <Texts {...props} />
            </Box>
            <Box>
              {(['fromQr', 'isPrefetch', 'doNotTrack'] as const).map((name) => (
                <Switch
                  key={name}
                  label={intl.formatMessage(conditionMessages[name])}
                  isOn={question[name]}
                  onChange={(isOn) => onChange({ [name]: isOn })}
                />
              ))}
            </Box>
          </Stack>
        )}
      </Box>
    </Box>
  );
});
