create table locations (
  id uuid primary key,
  name text not null check (name <> ''),
  province text not null check (province in (
    'Gauteng', 'Western Cape', 'KwaZulu-Natal', 'Eastern Cape', 'Free State', 'Limpopo', 'Mpumalanga', 'North West',
    'Northern Cape', 'National'
  )),
  constraint locations_once unique (name, province)
);

create table industries (
  id uuid primary key,
  name text not null check (name <> ''),
  icon_name text not null default 'briefcase',
  constraint industries_once unique (name)
);
