import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverResult,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { refusePhone, writePhone } from './phone-number.ts';
import { type ProfileKind, profileDraft } from './profile-draft.ts';

/** The state of every profile form beside its own fields. */
interface ProfileValues extends FieldValues {
  version: number;
  phone?: string | null | undefined;
}

interface ProfileFormOptions<Values extends ProfileValues> {
  readonly kind: ProfileKind;
  readonly schema: z.ZodType<unknown, Values>;
  /** The saved values; read by the form once. */
  readonly saved: Values;
  /** The initial field; a new object moves there again. */
  readonly start: { readonly field: Path<Values> } | null;
  /** Rejects with an ApiError on refusal. */
  readonly save: (values: Values) => Promise<unknown>;
  /** The currently saved values, from another tab or device. */
  readonly reload: () => Promise<Values>;
  readonly onFailed: (error: unknown) => void;
  readonly onDone: () => void;
}

export interface ProfileForm<Values extends ProfileValues> {
  readonly form: UseFormReturn<Values>;
  readonly submit: () => Promise<void>;
  /** Text from before a reload is restored. */
  readonly restored: boolean;
  /** Another tab or device has saved the profile since. */
  readonly conflict: ApiError | null;
  readonly takeTheirs: () => Promise<void>;
  readonly keepMine: () => Promise<void>;
  readonly leave: () => void;
}

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'profile.changed_elsewhere';

/** The form of a profile: keeps what is typed across reloads, and overwrites no one else's changes. */
export function useProfileForm<Values extends ProfileValues>(options: ProfileFormOptions<Values>): ProfileForm<Values> {
  const { kind, schema, start, save, reload, onFailed, onDone } = options;
  const { userId } = useMe();
  const [saved] = useState(options.saved);
  const [kept] = useState(() => profileDraft(kind, userId));
  const [draft] = useState(() => kept.find(saved));
  const [resolver] = useState(() => profileResolver(schema));
  const [conflict, setConflict] = useState<ApiError | null>(null);

  const form = useForm<Values>({ resolver, defaultValues: saved as never });
  const { reset, resetField, getFieldState, handleSubmit, setError, setFocus } = form;
  const { restored, letGo, sent } = useFormDraft<Values>(form, { found: draft, keep: kept.keep, forget: kept.forget });

  useEffect(() => {
    if (start) setFocus(start.field);
  }, [start, setFocus]);

  useEffect(() => {
    const name = 'phone' as Path<Values>;
    if (!saved.phone || draft) return;
    void writePhone(saved.phone).then((written) => {
      if (written && !getFieldState(name).isDirty) resetField(name, { defaultValue: written as never });
    });
  }, [saved, draft, resetField, getFieldState]);

  const finish = () => {
    sent();
    onDone();
  };

  const submit = handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      if (isConflict(error)) {
        setConflict(error);
        return;
      }
      applyServerErrors(error, setError);
      onFailed(error);
      return;
    }
    finish();
  });

  return {
    form,
    submit: () => submit(),
    restored,
    conflict,
    async takeTheirs() {
      try {
        reset(await reload());
        letGo();
        setConflict(null);
      } catch (error) {
        onFailed(error);
      }
    },
    async keepMine() {
      try {
        const { version } = await reload();
        form.setValue('version' as Path<Values>, version as never);
        setConflict(null);
      } catch (error) {
        onFailed(error);
        return;
      }
      await submit();
    },
    leave: finish,
  };
}

/** Validates a profile as the server will: fields by the schema, and the phone number by the world's numbering plans. */
function profileResolver<Values extends FieldValues>(schema: z.ZodType<unknown, Values>): Resolver<Values> {
  const check = zodResolver(schema as z.ZodType<Values, Values>);
  return async (values, context, options): Promise<ResolverResult<Values>> => {
    const { errors } = await check(values, context, options);
    const phone = await refusePhone(values.phone);
    const found = phone === null ? errors : { ...errors, phone: { type: 'phone', message: phone } };
    // The text is sent as typed: the server normalises it.
    if (Object.keys(found).length === 0) return { values, errors: {} };
    return { values: {}, errors: found } as ResolverResult<Values>;
  };
}
