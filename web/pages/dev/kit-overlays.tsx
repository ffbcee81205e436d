import { LogOut, Settings, User } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { AvatarMenu } from '#web/ui/avatar-menu.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

export function KitOverlays() {
  const [closing, setClosing] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [locked, setLocked] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Dialog
        trigger={<Button variant="secondary">Dialog</Button>}
        title="Apply for this job"
        description="Say in a few lines why you are the one."
        footer={<Button full="phone">Send application</Button>}
      >
        <Field label="Message">
          <Textarea value="" onChange={() => undefined} limit={1000} />
        </Field>
      </Dialog>
      <Button variant="secondary" onClick={() => setLocked(true)}>
        Locked dialog
      </Button>
      <Dialog
        open={locked}
        onOpenChange={setLocked}
        dismissible={false}
        size="small"
        title="Your free trial has ended"
        description="Subscribe to go on."
        footer={<Button onClick={() => setLocked(false)}>Subscribe</Button>}
      />
      <AlertDialog
        open={closing}
        onOpenChange={setClosing}
        trigger={<Button variant="danger">Alert dialog</Button>}
        title="Close this job?"
        description="It leaves the list and takes no more applications."
        confirmLabel="Close the job"
        onConfirm={() => setClosing(false)}
      />
      <Sheet open={sheet} onOpenChange={setSheet} title="More" trigger={<Button variant="secondary">Sheet</Button>}>
        <p>Rises from the bottom edge.</p>
      </Sheet>
      <Button
        variant="secondary"
        onClick={() => toast({ title: 'Details Saved!', description: 'We have saved your business information.' })}
      >
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Access Required',
            description: 'You need to register as a sales rep to access the rep portal.',
            variant: 'destructive',
          })
        }
      >
        Destructive toast
      </Button>
      <AvatarMenu
        name="Thandi Mokoena"
        email="thandi@example.co.za"
        entries={[
          { label: 'Profile', icon: <User aria-hidden="true" className="size-5" />, to: '/dev/kit' },
          { label: 'Settings', icon: <Settings aria-hidden="true" className="size-5" />, to: '/dev/kit' },
          {
            label: 'Sign out',
            icon: <LogOut aria-hidden="true" className="size-5" />,
            onSelect: () => toast({ title: 'Signed out' }),
            separated: true,
          },
        ]}
      />
    </div>
  );
}
