import type { Brand } from '../../contract/brand.ts';
import { lines, list, table, type LegalTexts } from './legal-text.ts';

/** The legal texts in French. */
export const frTexts = ({ name, controller: c, protectionOfficer: dpo, authority }: Brand): LegalTexts => ({
  legal: {
    title: 'Mentions légales',
    sections: [
      { title: 'Éditeur', blocks: [lines(c.name, c.street, c.place, c.country)] },
      { title: 'Représenté par', blocks: [c.represented] },
      { title: 'Contact', blocks: [lines(`E-mail : ${c.email}`, `Téléphone : ${c.phone}`)] },
      { title: 'Registre et TVA', blocks: [lines(`Registre : ${c.register}`, `Numéro de TVA : ${c.vatId}`)] },
      {
        title: 'À quoi sert ce portail',
        blocks: [
          `${name} documente les contrôles de fonctionnement et les enregistrements de dispositifs médicaux. Il ne constitue pas un avis médical et ne remplace ni la notice d’utilisation, ni la maintenance par des personnes formées, ni le signalement d’un incident à l’autorité compétente.`,
        ],
      },
      {
        title: 'Responsabilité et droits',
        blocks: [
          'Nous tenons nos propres contenus avec soin et en répondons selon la loi. Les pages de tiers vers lesquelles nous renvoyons relèvent de leurs exploitants. Les textes, images et marques de ce portail ne peuvent être utilisés ailleurs qu’avec notre accord.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Politique de confidentialité',
    sections: [
      {
        title: 'Qui est responsable',
        blocks: [
          'Le responsable du traitement des données de ce portail est le fournisseur :',
          lines(c.name, c.street, c.place, c.country, c.email),
          'Notre délégué externe à la protection des données :',
          lines(dpo.name, dpo.company, dpo.place, dpo.email),
        ],
      },
      {
        title: 'Pages de terrain sans connexion',
        blocks: [
          'Contrôler ou enregistrer un appareil ne demande pas de compte. Nous recevons uniquement ce qui est saisi : l’appareil et son étiquette, les réponses, commentaires, photos, l’heure du téléphone, le nom et la signature de la personne qui a contrôlé ; pour un enregistrement, aussi le nom, l’établissement et le contact.',
          'Base légale : notre intérêt légitime et celui de l’exploitant à la sécurité des appareils et à une trace vérifiable (art. 6, par. 1, point f) RGPD), ainsi que les obligations légales relatives aux dispositifs médicaux (point c)). Lorsqu’un enregistrement demande un consentement, c’est ce consentement (point a)) ; il peut être retiré à tout moment pour l’avenir.',
        ],
      },
      {
        title: 'Noms des contrôleurs et photos',
        blocks: [
          'Un rapport de contrôle nomme la personne qui l’a fait, sans quoi il ne prouve rien. Votre téléphone garde le nom 30 jours pour vous éviter de le ressaisir ; « Ce n’est pas moi » l’efface aussitôt.',
          'La caméra lit les étiquettes sur le téléphone même, son image n’est pas envoyée. Les photos que vous joignez à un rapport sont réduites et envoyées avec lui. Montrez l’appareil, pas de personnes ni de données de patients.',
        ],
      },
      {
        title: 'Compte et connexion',
        blocks: [
          'Pour un compte, nous conservons le nom, l’adresse e-mail, l’établissement, le rôle, la langue, les notifications choisies et votre mot de passe sous forme de hachage irréversible. Vos sessions figurent dans votre profil et peuvent y être fermées ; une session prend fin après 30 jours sans utilisation, au plus tard après 90 jours. Les messages relatifs à votre compte vont à votre adresse.',
          'Base légale : le contrat d’utilisation du portail (art. 6, par. 1, point b) RGPD) et notre intérêt légitime à sa sécurité (point f)).',
        ],
      },
      {
        title: 'Données de connexion',
        blocks: [
          'Pour répondre à votre navigateur, le serveur traite son adresse réseau et l’adresse de la page demandée. L’adresse réseau sert aussi à limiter le nombre de demandes, ce qui protège le portail. Les journaux du portail ne contiennent pas de données personnelles. Il n’y a ni analyse des visiteurs ni publicité, et rien n’est chargé chez d’autres fournisseurs.',
        ],
      },
      {
        title: 'Ce qui est conservé dans votre navigateur',
        blocks: [
          'Seulement ce dont le portail a besoin pour fonctionner, aussi sans réseau. C’est strictement nécessaire au service demandé ; aucun consentement n’est donc requis.',
          table(
            ['Nom', 'But', 'Disparaît'],
            [
              'cookie de session',
              'Vous garde connecté ; illisible pour les scripts',
              'À la déconnexion ; après 30 jours sans utilisation',
            ],
            ['language (cookie, stockage local)', 'Votre langue', 'Quand vous effacez les données du site'],
            ['unsent (cookie)', 'Nombre d’éléments pas encore envoyés', 'Quand tout est envoyé'],
            [
              'cookieConsent',
              'Que vous avez lu la note sur les cookies, et quand',
              'Quand vous effacez les données du site',
            ],
            [
              'customerSidebarState, theme, listSize, camera, labelPrint',
              'Votre façon d’utiliser les pages',
              'Quand vous effacez les données du site',
            ],
            [
              'session, views',
              'Votre profil et ce que vous avez vu, pour lire sans réseau',
              'À la déconnexion ; les vues après 7 jours sauf autre réglage',
            ],
            ['logoutOwed', 'Une déconnexion faite sans réseau', 'Quand le serveur en a eu connaissance'],
            ['meta', 'Informations sur cette installation', 'Quand vous effacez les données du site'],
            [
              'pageLoadRetries, adresse mémorisée (stockage de session)',
              'Nouveau chargement et retour après la connexion',
              'À la fermeture de l’onglet',
            ],
            [
              'field (IndexedDB)',
              'Brouillons, rapports non envoyés avec photos, listes de contrôle, reçus',
              'Contenu dès que le serveur l’a confirmé ; reçus après 90 jours',
            ],
            [
              'visit (IndexedDB)',
              'Les sites qu’une personne connectée emporte : leurs appareils et derniers contrôles',
              'Avec « Retirer », à la déconnexion et comme les vues',
            ],
          ),
        ],
      },
      {
        title: 'Qui reçoit des données',
        blocks: [
          'L’établissement qui exploite un appareil voit ses rapports ; notre service et notre administration voient ce que leurs tâches exigent. Les sous-traitants qui gèrent pour nous serveurs et courrier agissent sur nos instructions et sous contrat (art. 28 RGPD). Les autorités ne reçoivent des données que si la loi l’exige.',
        ],
      },
      {
        title: 'Combien de temps',
        blocks: [
          list(
            'Rapports de contrôle et enregistrements : tant que l’appareil est en service et que le droit des dispositifs médicaux en exige la preuve ; ensuite ils sont effacés ou anonymisés.',
            'Comptes : tant que le contrat dure ; le nom et le rôle restent dans les rapports auxquels ils appartiennent.',
            'Sessions : 90 jours au plus. Liens des messages : jusqu’à leur utilisation ou leur expiration.',
          ),
        ],
      },
      {
        title: 'Vos droits',
        blocks: [
          'Vous avez le droit d’accès, de rectification, d’effacement, de limitation du traitement, de portabilité, et le droit de vous opposer aux traitements fondés sur un intérêt légitime (art. 15 à 21 RGPD). Un consentement peut être retiré à tout moment. Écrivez-nous ou à notre délégué à la protection des données. Aucune décision à votre sujet n’est prise par une machine seule.',
          `Vous pouvez aussi saisir une autorité de contrôle, par exemple : ${authority}.`,
        ],
      },
    ],
  },
  processing: {
    title: 'Traitement des données',
    sections: [
      {
        title: 'Rôles',
        blocks: [
          `Le responsable du traitement pour le portail est ${c.name}. L’établissement pour lequel vous travaillez reste responsable de ce que ses collaborateurs saisissent à ses propres fins.`,
          'Délégué externe à la protection des données :',
          lines(dpo.name, dpo.company, dpo.place, dpo.email),
        ],
      },
      {
        title: 'Ce qui est traité, et pourquoi',
        blocks: [
          table(
            ['Données', 'But', 'Base légale'],
            ['Nom, e-mail, rôle, langue', 'Compte, connexion, notifications', 'Art. 6, par. 1, point b) RGPD'],
            [
              'Contrôles avec nom, signature et photos',
              'Sécurité des appareils, preuve du contrôle',
              'Art. 6, par. 1, points c) et f) RGPD',
            ],
            [
              'Enregistrements avec contact',
              'Affectation des appareils, service, avis de sécurité',
              'Art. 6, par. 1, points a), c) et f) RGPD',
            ],
            ['Sessions, connexions échouées, adresses réseau', 'Sécurité du portail', 'Art. 6, par. 1, point f) RGPD'],
          ),
        ],
      },
      {
        title: 'Comment les données sont protégées',
        blocks: [
          list(
            'Le transport est chiffré ; les mots de passe sont conservés en hachage Argon2id ; les jetons de session sont hachés et changent à chaque utilisation.',
            'Chaque appel est vérifié selon les droits de la personne ; les clients ne voient que leurs propres données.',
            'Les modifications sont notées avec l’heure et la personne. Les sauvegardes peuvent être restaurées.',
            'Sur les téléphones, le contenu disparaît dès que le serveur l’a confirmé ; les vues des personnes connectées disparaissent à la déconnexion.',
          ),
        ],
      },
      {
        title: 'Accès, rectification et effacement',
        blocks: [
          `Écrivez à ${c.email} ou au délégué à la protection des données. Vous pouvez modifier votre propre profil dans le portail. Un rapport de contrôle est rectifié par un nouveau rapport qui nomme l’ancien : ce qui a été noté reste ainsi vérifiable.`,
        ],
      },
    ],
  },
});
