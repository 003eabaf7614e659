import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Avatar, Logo } from '../../ui/controls/avatar.tsx';
import { Badge } from '../../ui/controls/badge.tsx';
import { BreadcrumbTrail } from '../../ui/page/breadcrumb-trail.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { MenuButton } from '../../ui/controls/menu-button.tsx';
import { NavBar } from '../../ui/page/nav-bar.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { downloadPath, globePath, morePath, overduePath } from '../../ui/controls/portal-icon-paths.ts';
import { Sidebar } from '../../ui/page/sidebar.tsx';
import { SidebarPage } from '../../ui/page/sidebar-page.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { ViewSwitch } from '../../ui/page/view-switch.tsx';
import { languageMenu, pagesOfAnOrganisation, rowMenu, userMenu, views } from './sample-entries.ts';
import { Sample, SampleSection } from './sample.tsx';

/** What leads from page to page, and from part to part. */
export function NavigationSamples({ title }: { title: string }) {
  const [isExpanded, setExpanded] = useState(() => innerWidth >= 1024);
  const [language, setLanguage] = useState('en');
  const [tab, setTab] = useState('overview');
  const [view, setView] = useState('list');
  const [done, setDone] = useState('Nothing done yet');
  return (
    <SampleSection title={title}>
      <Sample name="NavBar, Menu, MenuButton" isWide>
        <div className="isolate rounded-card border border-line">
          <NavBar
            brand="Device Portal"
            home="#navigation"
            label="Main"
            entries={[{ href: '#navigation', label: 'Customers', isCurrent: true }]}
            end={
              <>
                <Menu
                  label="Language"
                  trigger={
                    <MenuButton icon={globePath} label={`${language.toUpperCase()}, language`}>
                      {language.toUpperCase()}
                    </MenuButton>
                  }
                  entries={languageMenu}
                  chosen={language}
                  onAction={setLanguage}
                />
                <Menu
                  label="Kim Sample"
                  trigger={
                    <MenuButton>
                      <Avatar name="Kim Sample" />
                      <span className="max-md:sr-only">Kim Sample</span>
                    </MenuButton>
                  }
                  entries={userMenu}
                  onAction={setDone}
                />
              </>
            }
          />
        </div>
      </Sample>
      <Sample name="SidebarPage, Sidebar" isWide>
        <div className="h-110 overflow-hidden rounded-card border border-line contain-layout">
          <SidebarPage
            label="Pages of Quellmoor Clinic"
            isExpanded={isExpanded}
            onToggle={() => setExpanded(!isExpanded)}
            expand="Expand sidebar"
            collapse="Collapse sidebar"
            logo={<Logo name="Quellmoor Clinic" />}
            who={
              <>
                <b className="font-strong">Quellmoor Clinic</b>
                <span className="code block text-xs text-second">C-20417</span>
              </>
            }
            entries={pagesOfAnOrganisation}
            foot="Version 2.4.0"
            name="Quellmoor Clinic"
            pageName="Devices"
          >
            <p className="p-5 text-second">The page itself</p>
          </SidebarPage>
        </div>
      </Sample>
      <Sample name="Sidebar: collapsed">
        <div className="h-100 overflow-hidden rounded-card border border-line">
          <Sidebar
            label="Pages of Osterfenn Practice"
            isExpanded={false}
            onToggle={() => undefined}
            expand="Expand the other sidebar"
            collapse="Collapse the other sidebar"
            logo={<Logo name="Osterfenn Practice" />}
            who={null}
            entries={pagesOfAnOrganisation}
            foot={null}
          />
        </div>
      </Sample>
      <Sample name="Menu of a row, ViewSwitch">
        <div className="flex flex-wrap items-center gap-3">
          <Menu
            label="What to do with SP2-55121"
            trigger={<IconButton icon={morePath} label="More for SP2-55121" variant="secondary" />}
            entries={rowMenu}
            onAction={setDone}
          />
          <span role="status" className="text-second">
            {done}
          </span>
        </div>
        <ViewSwitch label="View" options={views} chosen={view} onChoose={setView} />
      </Sample>
      <Sample name="Tabs" isWide>
        <Tabs
          label="Infusion pump IP 40"
          open={tab}
          onOpen={setTab}
          tabs={[
            { id: 'overview', label: 'Overview', content: <p>What it is and when it is due.</p> },
            { id: 'checks', label: 'Checks', count: 23, content: <p>Every check that was received.</p> },
            { id: 'files', label: 'Files', content: <p>Reports and pictures.</p> },
          ]}
        />
      </Sample>
      <Sample name="PageHeader, BreadcrumbTrail" isWide>
        <PageHeader
          title="Infusion pump IP 40"
          level={3}
          sub={<span className="code">4K7-20318-06</span>}
          crumbs={
            <BreadcrumbTrail
              label="Where this page stands"
              crumbs={[
                { href: '#customers', label: 'Quellmoor Clinic' },
                { href: '#devices', label: 'Devices' },
              ]}
            />
          }
          state={
            <Badge tone="over" icon={overduePath}>
              27 days overdue
            </Badge>
          }
          actions={
            <>
              <Button icon={downloadPath}>Export</Button>
              <Button>Edit</Button>
            </>
          }
        />
      </Sample>
    </SampleSection>
  );
}
