import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { DateField } from './DateField';

function Form({ onDay }: { readonly onDay: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-21');
  const change = (chosen: string): void => {
    setDay(chosen);
    onDay(chosen);
  };
  return <DateField label="From" value={day} min="2026-08-24" max="2026-11-21" onChange={change} />;
}

function renderField(locale = 'en') {
  const onDay = jest.fn();
  render(
    <IntlProvider locale={locale}>
      <Form onDay={onDay} />
    </IntlProvider>,
  );
  const field = screen.getByLabelText('From');
  return { field, onDay, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

it('lets people type through days that cannot be chosen', () => {
  const { field, onDay, type } = renderField();
  type('2026-01-21');
  expect(field).toHaveValue('2026-01-21');
  expect(onDay).not.toHaveBeenCalled();
  type('2026-10-21');
  expect(onDay).toHaveBeenCalledWith('2026-10-21');
  fireEvent.blur(field);
  expect(field).toHaveValue('2026-10-21');
  expect(onDay).toHaveBeenCalledTimes(1);
});

it.each([
  ['2026-01-21', '2026-08-24'],
  ['2027-01-21', '2026-11-21'],
])('leaving %s there chooses the nearest day', (typed, chosen) => {
  const { field, onDay, type } = renderField();
  type(typed);
  fireEvent.blur(field);
  expect(onDay).toHaveBeenCalledWith(chosen);
  expect(field).toHaveValue(chosen);
});

it('leaving half a date keeps the day before', () => {
  const { field, onDay, type } = renderField();
  type('');
  fireEvent.blur(field);
  expect(field).toHaveValue('2026-11-21');
  expect(onDay).not.toHaveBeenCalled();
});

it.each([
  ['zh-TW', '2026/11/21'],
  ['en', '21 Nov 2026'],
  ['vi', '21/11/2026'],
  ['id', '21 Nov 2026'],
  ['ja', '2026/11/21'],
])('says the day in the order of %s, whatever the browser writes', (locale, day) => {
  expect(renderField(locale).field).toHaveAccessibleDescription(day);
});
