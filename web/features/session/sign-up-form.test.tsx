import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SignUpForm } from './sign-up-form.tsx';

const nothing = () => {};

test('the sign-up form says what the user agrees to, with links to read it', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SignUpForm
          portal="rep"
          typed={null}
          onTyped={nothing}
          email=""
          onSignedIn={nothing}
          onConfirmationSent={nothing}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (const page of ['/terms', '/privacy']) expect(html).toContain(`href="${page}"`);
});
