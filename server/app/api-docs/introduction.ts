import { adminPageSize, pageSize } from '#contract/paging.ts';

/** What applies to every call, in Markdown. */
export const introduction = `
## Authentication

Send the access token of a session as \`Authorization: Bearer <token>\`. Get one from \`POST /auth/v1/token\`, with
\`grant_type=password\`. Access tokens are valid for 15 minutes. Get the next one with \`grant_type=refresh_token\`. The
sign-in API under \`/auth/v1\` speaks the protocol of Supabase Auth, so its client libraries work unchanged.

Admins sign in under \`/api/admin/sign-ins\` and are recognised by a cookie.

## Errors

Errors are [problem details](https://www.rfc-editor.org/rfc/rfc9457) with the content type \`application/problem+json\`.
Decide by \`code\`, such as \`job.not_found\`. Show \`title\` and \`detail\` to people. \`errors\` names the fields that
were refused. Quote \`requestId\` when you contact support. The sign-in API has its own, shorter shape.

## Pagination

Most lists return ${pageSize} items (${adminPageSize} for admins) with a \`nextCursor\`, which is \`null\` on the last page.
Pass it as \`cursor\` for the next page. Cursors are opaque.

## Idempotency

Send an \`Idempotency-Key\` of your own with a request that writes. If you repeat the request with the same key, nothing
happens twice, and you receive the first response.

## Rate limits

Above a limit you receive status 429, with the number of seconds to wait in \`Retry-After\`.

## Formats

- Amounts are integers in cents. Their names end in \`Cents\`.
- Times are ISO 8601 in UTC, such as \`2026-11-23T08:00:00.000Z\`. Days are \`YYYY-MM-DD\` in South African time.
- Ids are UUIDs.
- Ignore fields that you don't know. New ones can be added at any time.
`.trim();
