# To, co robi sam czytający, powiedziane do niego

event-chytrogrod-guild-taken-you = Bierzesz gildię „{ chytrogrod-guild }”.
event-chytrogrod-first-district-you = Wybierasz pierwszą dzielnicę: { chytrogrod-district }.
event-chytrogrod-henchman-sent-you = Wysyłasz poplecznika { chytrogrod-into }.
event-chytrogrod-brought-you = Dostajesz od poplecznika towar: { chytrogrod-token }.
event-chytrogrod-given-back-you = Oddajesz do puli nadmiar: { $heaps }.
event-chytrogrod-decree-drawn-you = Oglądasz książęcy dekret.
event-chytrogrod-decree-laid-you = Kładziesz zakryty dekret { chytrogrod-at }.
event-chytrogrod-card-laid-you = Zagrywasz zakrytą kartę { chytrogrod-at }.
event-chytrogrod-skipped-you = Nie korzystasz z intrygi.
event-chytrogrod-deal-missed-you = Nie dobijasz targu { chytrogrod-at } ({ $kind }).
event-chytrogrod-swapped-in-district-you = Do stu piorunów! Wymieniasz { chytrogrod-at }: { chytrogrod-given } za { chytrogrod-got }.
event-chytrogrod-swapped-with-pool-you = Wielmożni: wymieniasz w puli: { chytrogrod-given } za { chytrogrod-got }.
event-chytrogrod-looked-at-you = Rektorskie machlojki: podglądasz kartę { chytrogrod-at } ({ $seat }).
event-chytrogrod-card-moved-you = Przenosisz zakrytą kartę { chytrogrod-from } { chytrogrod-to } ({ $seat }).
event-chytrogrod-picked-you = Rozstrzygasz remis { chytrogrod-at } ({ $kind }): { $seat }.
event-chytrogrod-arranged-you = Ustalasz kolejność { chytrogrod-at } ({ $kind }): { $seats }.
event-chytrogrod-card-removed-you = Usuwasz kartę { chytrogrod-at }: { $seat } – { $card }.
event-chytrogrod-henchman-removed-you = Usuwasz poplecznika { chytrogrod-at }: { $seat }.
event-chytrogrod-took-over-you = { $seat ->
        [none] Stawiasz poplecznika { chytrogrod-at }.
       *[other] Stawiasz poplecznika { chytrogrod-at }. Na planszetkę wraca poplecznik ({ $seat }).
    }
event-chytrogrod-deal-made-you = Dobijasz targu { chytrogrod-at } ({ $kind }): +{ $points } PW.{ $secret ->
        [none] { "" }
       *[other] { " " }Sekretny towar: { chytrogrod-secret-good }.
    }
event-chytrogrod-bought-out-you = Wykupujesz wszystko { chytrogrod-at }: { $heaps }.

# To, co czytający robi sobie

event-chytrogrod-card-moved-yourself = Przenosisz swoją zakrytą kartę { chytrogrod-from } { chytrogrod-to }.
event-chytrogrod-picked-yourself = Rozstrzygasz remis { chytrogrod-at } ({ $kind }) na swoją korzyść.
event-chytrogrod-card-removed-yourself = Usuwasz swoją kartę { chytrogrod-at }: { $card }.
event-chytrogrod-henchman-removed-yourself = Usuwasz swojego poplecznika { chytrogrod-at }.

# To, co inni robią czytającemu

event-chytrogrod-looked-at-to-you = Rektorskie machlojki: { $by } podgląda Twoją kartę { chytrogrod-at }.
event-chytrogrod-card-moved-to-you = { $by } przenosi Twoją zakrytą kartę { chytrogrod-from } { chytrogrod-to }.
event-chytrogrod-picked-to-you = { $by } rozstrzyga remis { chytrogrod-at } ({ $kind }) na Twoją korzyść.
event-chytrogrod-card-removed-to-you = { $by } usuwa Twoją kartę { chytrogrod-at }: { $card }.
event-chytrogrod-henchman-removed-to-you = { $by } usuwa Twojego poplecznika { chytrogrod-at }.
event-chytrogrod-took-over-to-you = { $by } stawia poplecznika { chytrogrod-at }. Twój poplecznik wraca na planszetkę.
