import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinkButton } from './link-button.tsx';
import { Table, type TableColumn } from './table.tsx';
import { TextLink } from './text-link.tsx';

const columns: readonly TableColumn<string>[] = [
  { key: 'name', header: 'Name', cell: (name) => <TextLink to="/">{name}</TextLink> },
  {
    key: 'open',
    header: 'Actions',
    headerHidden: true,
    cell: () => <LinkButton to="/">Open</LinkButton>,
  },
];

test('links in text get touch targets, and buttons keep their shape', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Table caption="People" columns={columns} rows={['Thandi']} rowKey={(name) => name} />
    </MemoryRouter>,
  );
  const [name = '', actions = ''] = html.match(/<td[^>]*>/g) ?? [];
  expect(name).toContain('a]:min-h-11');
  expect(actions).not.toContain('a]:');
});
