import type { LegalText } from './legal-text.ts'

/** A text to start from. Whoever runs this site answers for it and should have a lawyer read it. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lede: 'What we keep about you, why we keep it, who sees it, and how to have it deleted.',
  changed: '2026-11-15',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      body: [
        {
          list: [
            'We keep what you tell us so that we can help with your denial.',
            'We do not sell it. We do not use it for ads. No other company tracks you here.',
            'We share it only when the law makes us, or when you ask us to.',
            'We keep it until you ask us to delete it.',
          ],
        },
      ],
    },
    {
      id: 'what-we-collect',
      title: 'Personal information we collect',
      body: ['You choose what to tell us. You can read most of this site without telling us anything.'],
    },
    {
      id: 'device',
      title: 'Device information',
      body: [
        'When your browser asks for a page, our server sees your network address, the page and the time. We use this to run the site and to keep it safe.',
        'If you sign in, your browser stores a sign-in token, your access level and small settings. A small cookie named signed_in tells our server which page to send. It holds nothing about you. While a tab is open, your browser also notes that our fonts have come. We set no other cookies, and we never store health facts in your browser.',
      ],
    },
    {
      id: 'order',
      title: 'Order information',
      body: [
        'If you donate or buy something, another company handles the payment under its own policy. It may tell us your name, your email address, what you ordered and how much you paid. We never see your card number.',
      ],
    },
    {
      id: 'account',
      title: 'Account information',
      body: [
        'To make an account we ask for your name, email address, a username and a password. We store the password only in a scrambled form that we cannot read. Your profile may also hold your age, phone number, city and state or territory.',
        'If you join our monthly newsletter, we keep your email address until you leave the list. Each email has a link to do so.',
      ],
    },
    {
      id: 'insurance-and-health',
      title: 'Insurance and health information',
      body: [
        'When you ask for help we ask about your plan, what was denied and why, the care, what it costs, and any appeals so far. You may also tell us your race and gender; you do not have to. You may add papers such as letters, bills and records, and you may write to our team.',
        'Your drafts are saved on our server for up to 60 days, so that you can go on later.',
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      body: [
        'We use what you tell us to:',
        {
          list: [
            'review your claim and help you with the next steps.',
            'talk with you and send you updates. Our emails hold no health details.',
            'keep accounts safe and stop abuse.',
            'learn how denials work. What we publish never shows who you are.',
          ],
        },
        'Software may help us read. A person makes the decisions.',
      ],
    },
    {
      id: 'sharing',
      title: 'When we share it',
      body: [
        'Only the people who work on claims can see yours, and the system keeps a record of changes.',
        'We share personal information only for legal reasons: to follow a law, a court order or a lawful request, or to protect the rights and safety of people. Companies that run servers or send mail for us may hold data for us. They may not use it for anything else.',
        'We share your claim with an insurer, a doctor or a reviewer only if you ask us to.',
      ],
    },
    {
      id: 'do-not-track',
      title: 'Do Not Track',
      body: [
        'Your browser can send a signal called Do Not Track. We do not follow anyone from site to site, with or without that signal. So we change nothing when we see it.',
      ],
    },
    {
      id: 'how-we-protect-it',
      title: 'How we protect it',
      body: [
        'Data travels over an encrypted connection. The papers you send are stored encrypted. Links to them work only for a few minutes. Sign-in ends by itself when you are away. No system is perfect, so use a strong password that you use nowhere else.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your choices',
      body: [
        'You can see and change your profile and your coverage at any time. On your profile page you can also download a copy of what we hold about you, or delete your account. To have something corrected, write to {email}.',
      ],
    },
    {
      id: 'europe',
      title: 'Rights of European residents',
      body: [
        'If you live in the European Economic Area, the United Kingdom or Switzerland, you have the right to see the personal information we hold about you, and to have it corrected, moved or deleted. You may also object to how we use it, or take back your consent.',
        'We use your information to give you the help you asked for, with your consent where health facts are concerned. Your information is stored in the United States. To use your rights, write to {email}. You may also complain to the data protection office where you live.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: [
        'We keep your information until you ask us to delete it. Then we delete it, unless a law makes us keep a part of it. Copies in backups go away as the backups are replaced.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      body: [
        'This site is not for people under 18. We do not knowingly let them make accounts. A parent or guardian may ask for help with the care of a child. If you think that a minor made an account, tell us, and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'We may change this policy, for example when the law or our service changes. The date at the top shows the latest change. If a change matters to you, we tell you by email.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: ['Questions, or something that worries you? Write to {email}. A person reads it.'],
    },
  ],
}
